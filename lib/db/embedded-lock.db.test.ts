import { statSync, utimesSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Owner, spawnOwner } from "@/tests/support/spawn-owner";
import { lockDataDir } from "./embedded-lock";

let dataDir: string;
const owners: Owner[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lock-"));
});
afterEach(async () => {
  for (const owner of owners.splice(0)) await owner.end("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

function start(): Owner {
  const owner = spawnOwner(dataDir, "hold");
  owners.push(owner);
  return owner;
}

const lockFiles = () => readdir(join(dataDir, "lock"));

test("a second process stops with a message in both languages, and the first goes on", async () => {
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

test("the lock of a killed process is taken over at once", async () => {
  const killed = start();
  await killed.first;
  await killed.end("SIGKILL");
  expect(await lockFiles()).toHaveLength(1);
  const began = performance.now();
  const unlock = await lockDataDir(dataDir);
  expect(performance.now() - began).toBeLessThan(1_000);
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

test("a number that now belongs to another process does not count", async () => {
  await leaveLock((owner) => {
    owner.started = "1";
  });
  const unlock = await lockDataDir(dataDir);
  await unlock();
});

test("an owner in another container counts while it shows signs of life", async () => {
  const timing = { everyMs: 100, silentForMs: 600 };
  const file = await leaveLock((owner) => {
    Object.assign(owner, { pid: 1, realm: "another container" });
  });
  const signs = setInterval(() => utimesSync(file, new Date(), new Date()), timing.everyMs);
  await expect(lockDataDir(dataDir, timing)).rejects.toThrow("уже использует другой процесс (1)");
  clearInterval(signs);
  const unlock = await lockDataDir(dataDir, timing);
  await unlock();
});

test("this process shows signs of life", async () => {
  const unlock = await lockDataDir(dataDir, { everyMs: 50, silentForMs: 600 });
  const [name = ""] = await lockFiles();
  const lastSign = () => statSync(join(dataDir, "lock", name)).mtimeMs;
  const before = lastSign();
  await expect.poll(lastSign).toBeGreaterThan(before);
  await unlock();
});

test("of two processes that start together at most one gets the folder", async () => {
  const words = await Promise.all([start(), start()].map(({ first }) => first));
  expect(words.filter((word) => word === "ready").length).toBeLessThanOrEqual(1);
  expect(words.filter((word) => word.startsWith("locked")).length).toBeGreaterThanOrEqual(1);
});

test("of several that start together in one process at most one gets the folder", async () => {
  const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataDir(dataDir)));
  const got = attempts.filter((attempt) => attempt.status === "fulfilled");
  expect(got.length).toBeLessThanOrEqual(1);
  for (const { value: unlock } of got) await unlock();
  const unlock = await lockDataDir(dataDir);
  await unlock();
});
