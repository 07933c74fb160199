/**
 * `npm run try:node`: the commands of the README under the oldest supported Node and under the current LTS lines, each
 * in a clean clone of the last commit. `npm run try:node -- 24` tries one. The npm package `node` provides the
 * binaries, so the machine's own Node is not changed.
 */
import { execFile, spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../server/shared/root.mjs";
import { step } from "../../server/shared/step.mjs";

const floor = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;
const requestedLines = process.argv.slice(2);
const lines =
  requestedLines.length > 0 ? requestedLines : [`${floor.replace(">=", "")}.0`, "22", "24"];

/** Long enough for an installation and a build on a busy machine. */
const readyWithinMs = 20 * 60_000;

const execute = promisify(execFile);

/** The path of a Node of this line, downloaded once into npm's cache. */
async function fetchNode(line) {
  const print = ["-c", "node -p process.execPath"];
  const { stdout } = await execute("npx", ["--yes", "--package", `node@${line}`, ...print]);
  return stdout.trim();
}

/** Starts a script of the clone under that Node, including npm; its output goes into `log`. */
function start(node, folder, script, env) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const child = spawn(node, [script], { cwd: folder, env: { ...process.env, PATH: path, ...env } });
  const log = `${folder}.log`;
  const file = createWriteStream(log, { flags: "a" });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  return { child, ended, log };
}

/** `npm start` serves, and stops on request. */
async function tryStart(node, folder) {
  const port = await freePort();
  const { child, ended, log } = start(node, folder, "scripts/start.mjs", { PORT: String(port) });
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`npm start не запустил сайт: ${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) throw new Error(`npm start закончился с кодом ${code}: ${log}`);
}

async function tryCheck(node, folder) {
  const { ended, log } = start(node, folder, "scripts/checks/check.mjs", {});
  const code = await ended;
  if (code !== 0) throw new Error(`npm run check: код ${code}: ${log}`);
}

async function isReady(port) {
  try {
    return (await fetch(`http://localhost:${port}/api/health/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let failed = 0;
for (const line of lines) {
  console.log(`\nNode.js ${line}`);
  const folder = mkdtempSync(join(tmpdir(), `sait-po-zakonu-node-${line}-`));
  try {
    const node = await fetchNode(line);
    await step("Чистая копия", async () => {
      await execute("git", ["clone", "--quiet", root, folder]);
    });
    await step("npm start", () => tryStart(node, folder));
    await step("npm run check", () => tryCheck(node, folder));
    rmSync(`${folder}.log`);
  } catch (error) {
    failed += 1;
    console.error(`  ✗ ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(failed === 0 ? "\nНа всех прошло." : `\nНе прошло на стольких: ${failed}.`);
process.exit(failed === 0 ? 0 : 1);
