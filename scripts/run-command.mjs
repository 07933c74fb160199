/**
 * The commands of package.json that run one program: prepares what the program needs, also on a fresh clone, then runs
 * it with the arguments of the command line.
 */
import { spawn } from "node:child_process";
import { root } from "../server/shared/root.mjs";
import { bin } from "./shared/run.mjs";
import {
  bundleBanner,
  compileContent,
  describeApi,
  generateClient,
  generateRouteTypes,
  runSteps,
} from "./shared/steps.mjs";
import { watchApi, watchContent, watchSchema } from "./shared/watchers.mjs";

// Under this condition the package `server-only` is empty instead of throwing.
const onServer = ["tsx", "--conditions=react-server"];

/** What is prepared, what is run, and what is watched meanwhile. */
const tools = {
  api: [
    [compileContent, bundleBanner, generateClient],
    [...onServer, "scripts/build/describe-api.ts"],
  ],
  content: [[], ["tsx", "scripts/build/compile-content.ts"]],
  "document-lengths": [
    [compileContent, generateClient],
    [...onServer, "scripts/document-lengths.ts"],
  ],
  document: [
    [compileContent, generateClient],
    [...onServer, "scripts/document.ts"],
  ],
  format: [[], ["biome", "check", "--write", "."]],
  migration: [
    [compileContent, generateClient],
    [...onServer, "scripts/new-migration.ts"],
  ],
  restore: [
    [compileContent, generateClient],
    [...onServer, "scripts/restore-backup.ts"],
  ],
  screenshots: [
    [compileContent, bundleBanner, generateClient],
    ["tsx", "scripts/screenshots.ts"],
  ],
  seed: [
    [compileContent, generateClient],
    [...onServer, "scripts/seed.ts"],
  ],
  types: [
    [compileContent, bundleBanner, generateClient, describeApi, generateRouteTypes],
    [process.execPath, "node_modules/typescript-7/bin/tsc", "--noEmit", "--watch"],
    [watchContent, watchApi, watchSchema],
  ],
};

const [name, ...rest] = process.argv.slice(2);
const [steps, [program, ...args], watchers = []] = tools[name];
try {
  await runSteps(steps);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
for (const watchFiles of watchers) watchFiles();
const child = spawn(program === process.execPath ? program : bin(program), [...args, ...rest], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
child.on("exit", (code) => process.exit(code ?? 1));
