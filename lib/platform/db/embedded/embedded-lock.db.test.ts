// @module-tag exhaustive
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync, utimesSync, watch } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "@/lib/platform/db/embedded/embedded-lock";
import { processStartTime, processState } from "@/lib/platform/db/embedded/process-state";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import {
  type DatabaseProcess,
  databaseProcessCommand,
  spawnDatabaseProcess,
} from "@/tests/support/servers/databases/spawn-database-process";

let dataDir: string;
const owners: DatabaseProcess[] = [];
const parents: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lock-"));
  await copyEmbeddedTemplate(dataDir);
});
afterEach(async () => {
  for (const owner of owners.splice(0)) await owner.end("SIGKILL");
  for (const parent of parents.splice(0)) parent.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

function start(): DatabaseProcess {
  const owner = spawnDatabaseProcess(dataDir, "hold");
  owners.push(owner);
  return owner;
}

const lockFiles = () => readdir(join(dataDir, "lock"));

test("a second process stops with a message in both languages and the first keeps running", async () => {
  const first = start();
  expect(await first.first).toBe("ready");
  const second = start();
  expect(await second.first).toMatch(
    new RegExp(`^locked Папку данных ${dataDir} уже использует другой процесс`),
  );
  expect(await second.exited).toBe(3);
  expect(second.lines.join("\n")).toContain(`in use by process ${first.process.pid}`);
  await expect(lockDataDir(dataDir)).rejects.toThrow("уже использует другой процесс");

  expect(await first.end("SIGTERM")).toBe(0);
  expect(await lockFiles()).toEqual([]);
  const third = start();
  expect(await third.first).toBe("ready");
});

test("the lock of a killed process is taken over", async () => {
  const killed = start();
  await killed.first;
  await killed.end("SIGKILL");
  expect(await lockFiles()).toHaveLength(1);
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

test("the lock of a killed process that is still a zombie is taken over", async () => {
  // The shell becomes a program that never waits for its child.
  const shell = '"$@" & echo $!; exec sleep 600';
  const parent = spawn("sh", ["-c", shell, "sh", ...databaseProcessCommand(dataDir, "hold")]);
  parents.push(parent);
  const lines = createInterface({ input: parent.stdout });
  const said: string[] = [];
  lines.on("line", (line) => said.push(line));
  while (!said.includes("ready")) await once(lines, "line");
  const pid = Number(said.find((line) => line !== "ready"));
  process.kill(pid, "SIGKILL");
  await expect.poll(() => processState(pid, processStartTime(pid) ?? "")).toBe("gone");
  // The process still has its number: nobody took it away.
  expect(processStartTime(pid)).not.toBeNull();
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

test("a suspended process keeps its lock", async () => {
  const stopped = start();
  await stopped.first;
  stopped.process.kill("SIGSTOP");
  const impatient = { everyMs: 100, silentForMs: 300, dyingForMs: 300 };
  await expect(lockDataDir(dataDir, impatient)).rejects.toThrow("уже использует другой процесс");
  stopped.process.kill("SIGCONT");
  expect(await stopped.end("SIGTERM")).toBe(0);
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

test("a waiting process gets the lock when the suspended owner is killed", async () => {
  const killed = start();
  await killed.first;
  killed.process.kill("SIGSTOP");
  const seen = new Promise<void>((resolve) => {
    let changes = 0;
    const watcher = watch(join(dataDir, "lock"), () => {
      changes += 1;
      // The file of the one that waits has come and gone again.
      if (changes === 2) resolve();
    });
    killed.exited.then(() => watcher.close());
  });
  const waiting = lockDataDir(dataDir);
  await seen;
  killed.process.kill("SIGKILL");
  const unlock = await waiting;
  await unlock();
});

test("an empty lock file is ignored", async () => {
  const file = await leaveLock(() => {});
  await writeFile(file, "");
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

/** The lock of this process, put back after `change` as if another process had left it. */
async function leaveLock(change: (owner: Record<string, unknown>) => void): Promise<string> {
  const unlock = await lockDataDir(dataDir);
  const [name = ""] = await lockFiles();
  const file = join(dataDir, "lock", name);
  const owner = JSON.parse(await readFile(file, "utf8"));
  await unlock();
  change(owner);
  await writeFile(file, JSON.stringify(owner));
  return file;
}

test("a lock with the number of a newer process is ignored", async () => {
  await leaveLock((owner) => {
    owner.started = "1";
  });
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

test("a lock of another container counts while its file is being touched", async () => {
  const timing = { everyMs: 100, silentForMs: 600, dyingForMs: 600 };
  const file = await leaveLock((owner) => {
    Object.assign(owner, { pid: 1, realm: "another container" });
  });
  const signs = setInterval(() => utimesSync(file, new Date(), new Date()), timing.everyMs);
  await expect(lockDataDir(dataDir, timing)).rejects.toThrow("уже использует другой процесс (1)");
  clearInterval(signs);
  const unlock = await lockDataDir(dataDir, timing);
  await unlock();
});

test("the owner touches its lock file", async () => {
  const unlock = await lockDataDir(dataDir, { everyMs: 50, silentForMs: 600, dyingForMs: 600 });
  const [name = ""] = await lockFiles();
  const lastSign = () => statSync(join(dataDir, "lock", name)).mtimeMs;
  const before = lastSign();
  await expect.poll(lastSign).toBeGreaterThan(before);
  await unlock();
});

test("at most one of two processes started together gets the lock", async () => {
  const replies = await Promise.all([start(), start()].map(({ first }) => first));
  expect(replies.filter((word) => word === "ready").length).toBeLessThanOrEqual(1);
  expect(replies.filter((word) => word.startsWith("locked")).length).toBeGreaterThanOrEqual(1);
});

test("at most one of four attempts in one process gets the lock", async () => {
  const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataDir(dataDir)));
  const got = attempts.filter((attempt) => attempt.status === "fulfilled");
  expect(got.length).toBeLessThanOrEqual(1);
  for (const { value: unlock } of got) await unlock();
  const unlock = await lockDataDir(dataDir);
  await unlock();
});
