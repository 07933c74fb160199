/** `npm run document`: what `document.ts` needs (packages, compiled templates), then itself. */
import { spawn } from "node:child_process";
import { root } from "../server/step.mjs";
import { bin, checkNode, compileContent, installDependencies } from "./shared/steps.mjs";

checkNode();
try {
  await installDependencies();
  await compileContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const child = spawn(
  bin("tsx"),
  // The condition under which the package `server-only` is the empty fence that it is meant to be.
  ["--conditions=react-server", "scripts/document.ts", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit", shell: process.platform === "win32" },
);
child.on("exit", (code) => process.exit(code ?? 1));
