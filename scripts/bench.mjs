/** `npm run bench`: builds the site as `npm start` does, then measures it (`bench/run.ts`). */
import { spawn } from "node:child_process";
import { root } from "../server/shared/root.mjs";
import { build, prepare } from "./shared/steps.mjs";

try {
  await prepare();
  await build();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
const flags = ["--conditions=react-server", "--import", "tsx"];
const measuring = spawn(process.execPath, [...flags, "bench/run.ts", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
// The bench stops the servers that it started, then exits; so does this process.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => measuring.kill(signal));
measuring.on("exit", (code) => process.exit(code ?? 1));
