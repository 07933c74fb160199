/** `npm run bench:pages`: builds the site as `npm start` does, then weighs its pages (bench/pages.ts). */
import { bin, build, prepare, run } from "./steps.mjs";

try {
  await prepare();
  await build();
  await run(bin("tsx"), ["bench/pages.ts"], { show: true });
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
