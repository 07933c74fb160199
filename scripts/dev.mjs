/**
 * `npm run dev`: Next's development server, on a fresh clone too; what changes in `content/` is compiled anew. With
 * `-- --payments` plans are paid for at a stand-in of ЮKassa, which no other command starts.
 */
import { spawn } from "node:child_process";
import { root } from "../server/step.mjs";
import { bin } from "./shared/run.mjs";
import { prepare } from "./shared/steps.mjs";

try {
  await prepare();
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
/** What makes the site ask the stand-in; its keys are those of `tests/support/yookassa/server.ts`. */
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
const compiler = start("tsx", [
  ...["watch", "--clear-screen=false", "--include", "content/**/*"],
  "scripts/build/compile-content.ts",
]);
const args = process.argv.slice(2).filter((argument) => argument !== "--payments");
const child = start("next", ["dev", ...args], takesPayments ? payments : {});
// Ctrl+C reaches both: Next ends by it, and this process then ends with Next's code.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => {
  compiler.kill();
  if (standIn) standIn.kill();
  process.exit(code ?? 1);
});
