/**
 * The guarantee of the embedded database: what was answered with 201 survives a crash. The server is killed with
 * SIGKILL in the middle of writes, and at once, while it is still dying on a busy machine, another one is started on
 * the same folder and queried.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbedded } from "@/lib/platform/db/embedded/embedded";
import { findLost, startWriters, waitUntil } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";
import {
  type DatabaseProcess,
  spawnDatabaseProcess,
} from "@/tests/support/servers/databases/spawn-database-process";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

/** Kills of whole servers: what they acknowledged over HTTP is stored. */
const serverKills = 8;
/** Kills of processes that only own the database, which start five times faster: the lock is handed over each time. */
const ownerKills = 30;
const writers = 6;
const folder = ".tmp/fault-kills";
const environment = {
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: "100000",
};
/** A different count each round, so that kills hit different moments of writes. */
const writtenBefore = (round: number) => 5 + ((round * 7) % 23);

let server: ProductionServer | undefined;
let owner: DatabaseProcess | undefined;
/** CPU load, one per core, so that a killed process takes time to end. They run until it has. */
let others: ChildProcess[] = [];

function resumeOthers(): void {
  for (const other of others) other.kill("SIGCONT");
}

function rest(): void {
  for (const other of others) other.kill("SIGSTOP");
}

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  rest();
});
afterAll(async () => {
  for (const other of others) other.kill("SIGKILL");
  await server?.kill();
  await owner?.end("SIGKILL");
});

test(`${serverKills} kills of a server under load lose no acknowledged document`, async () => {
  const dataDir = join(folder, "server");
  await copyEmbeddedTemplate(dataDir);
  const start = () => startProductionServer({ ...environment, DATA_DIR: dataDir });
  const acknowledged = new Set<string>();
  server = await start();
  for (let round = 1; round <= serverKills; round += 1) {
    const session = await ApiSession.open(server.url, "/api/login", admin);
    const lost = await findLost(session, acknowledged);
    expect(lost, `lost before round ${round}\n${server.output()}`).toEqual([]);

    const { written, ended } = startWriters(session, writers);
    await waitUntil(() => written.acknowledged.size >= writtenBefore(round), server.output);
    resumeOthers();
    const killed: Promise<void> = server.kill().then(rest);
    [server] = await Promise.all([start(), killed, ended]);
    expect(written.refusals).toEqual([]);
    for (const id of written.acknowledged) acknowledged.add(id);
  }

  const session = await ApiSession.open(server.url, "/api/login", admin);
  expect(await findLost(session, acknowledged)).toEqual([]);
  console.info(`${acknowledged.size} documents acknowledged over ${serverKills} kills, none lost`);

  expect(await server.stop(), server.output()).toBe(0);
});

test(`${ownerKills} kills of the database process prevent no start and lose no acknowledged row`, async () => {
  const dataDir = join(folder, "owner");
  await copyEmbeddedTemplate(dataDir);
  const acknowledged: string[] = [];
  owner = spawnDatabaseProcess(dataDir, "write");
  for (let round = 1; round <= ownerKills; round += 1) {
    const killed: DatabaseProcess = owner;
    expect(await killed.first, `before round ${round}`).toBe("ready");
    await waitUntil(
      () => killed.lines.length > writtenBefore(round),
      `round ${round} writes nothing`,
    );
    resumeOthers();
    const exit = killed.end("SIGKILL");
    owner = spawnDatabaseProcess(dataDir, "write");
    await exit;
    rest();
    acknowledged.push(...killed.lines.slice(1));
  }
  expect(await owner.first).toBe("ready");
  await owner.end("SIGTERM");

  const database = await openEmbedded(dataDir);
  const rows = await database.client.user.findMany({
    select: { email: true, _count: { select: { notifications: true } } },
  });
  const stored = new Set(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  // Whole transactions only.
  expect(rows.filter(({ _count }) => _count.notifications !== 1)).toEqual([]);
  // Every index still finds the rows of its table.
  await database.pool.query("REINDEX DATABASE postgres");
  expect(await database.client.user.count()).toBe(rows.length);
  await database.close();
});
