/**
 * `npm run test:watch -- NAME`: runs unit tests, also on a fresh clone, again as their files or `content/` change;
 * without NAME those of `npm run check`.
 */
import { spawn } from "node:child_process";
import { root } from "../server/shared/root.mjs";
import { bin } from "./shared/run.mjs";
import { prepare } from "./shared/steps.mjs";
import { slowTags, unmatchedTestNames, withoutTags } from "./shared/suites.mjs";
import { watchContent } from "./shared/watchers.mjs";

const names = process.argv.slice(2);
const unknownNames = unmatchedTestNames("unit", names);
if (unknownNames.length > 0) {
  console.error(`Нет теста, в пути которого есть ${unknownNames.join(", ")}.`);
  process.exit(2);
}
try {
  await prepare();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
watchContent();
const quick = names.length > 0 ? { args: names, env: {} } : withoutTags(slowTags);
const child = spawn(bin("vitest"), ["--project", "unit", ...quick.args], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ...quick.env },
  shell: process.platform === "win32",
});
// Ctrl+C reaches both: Vitest exits, and this process then exits with its code.
process.on("SIGINT", () => {});
child.on("exit", (code) => process.exit(code ?? 1));
