/** `npm run dev`: Next's development server, on a fresh clone too; what changes in `content/` is compiled anew. */
import { spawn } from "node:child_process";
import { root } from "../server/step.mjs";
import { bin, prepare } from "./shared/steps.mjs";

try {
  await prepare();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const start = (program, args) =>
  spawn(bin(program), args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
const compiler = start("tsx", [
  ...["watch", "--clear-screen=false", "--include", "content/**/*"],
  "scripts/build/compile-content.ts",
]);
const child = start("next", ["dev", ...process.argv.slice(2)]);
// Ctrl+C reaches both: Next ends by it, and this process then ends with Next's code.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => child.kill("SIGTERM"));
child.on("exit", (code) => {
  compiler.kill();
  process.exit(code ?? 1);
});
