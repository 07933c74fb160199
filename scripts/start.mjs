/** `npm start`: from a fresh clone to a running site, with no configuration. */
import { build, prepare } from "./shared/steps.mjs";

console.log("«Сайт по закону»: подготовка");
try {
  await prepare();
  await build();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
// Imported only now: the server needs the packages that the steps above install.
const { serve } = await import("../server/serve.mjs");
await serve();
