/**
 * `npm run dev`: Next's development server, also on a fresh clone; what is generated from `content/`, the routes and the
 * Prisma schema follows them. With `--payments` plans are paid through a fake ЮKassa, which no other command starts. With
 * `--seed` the database first gets the data of `npm run seed`.
 */
import { spawn } from "node:child_process";
import { root } from "../server/shared/root.mjs";
import { bin, run } from "./shared/run.mjs";
import { prepare } from "./shared/steps.mjs";
import { watchApi, watchContent, watchSchema } from "./shared/watchers.mjs";

try {
  await prepare();
  // Before Next starts: the embedded database belongs to one process.
  if (process.argv.includes("--seed"))
    console.log(await run(bin("tsx"), ["--conditions=react-server", "scripts/seed.ts"]));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const start = (program, args, env = {}) =>
  spawn(bin(program), args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, ...env },
  });
/** Makes the site use the fake; its keys are those of `tests/support/yookassa/server.ts`. */
const standInPort = "8090";
const payments = {
  YOOKASSA_API_ROOT: `http://127.0.0.1:${standInPort}/v3`,
  YOOKASSA_SHOP_ID: "100500",
  YOOKASSA_SECRET_KEY: "test_stand-in_0123456789",
  YOOKASSA_TEST: "true",
  YOOKASSA_VAT_CODE: "1",
};
const takesPayments = process.argv.includes("--payments");
const site = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`;
const standIn =
  takesPayments && start("tsx", ["tests/support/yookassa/serve.ts", standInPort, site]);
watchContent();
watchApi();
watchSchema();
const args = process.argv
  .slice(2)
  .filter((argument) => !["--payments", "--seed"].includes(argument));
const child = start("next", ["dev", ...args], takesPayments ? payments : {});
// Ctrl+C reaches both: Next exits, and this process then exits with Next's code.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => {
  if (standIn) standIn.kill();
  process.exit(code ?? 1);
});
