/**
 * The promise of the embedded database: what was answered 201 is there after a crash. The server is
 * killed with SIGKILL in the middle of writes, and at once, while it is still dying on a busy machine, another one
 * is started on the same folder and asked.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findLost, startWriters, until } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/api-session";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const rounds = 30;
const writers = 6;
const dataDir = ".tmp/fault-data";
const environment = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: "100000",
};

let server: ProductionServer | undefined;
/** One for each core, beside which a killed process takes its time to end. */
let others: ChildProcess[] = [];
/** As long as the next server takes to come to the lock; the rest of its start needs no crowd. */
const crowdedMs = 5000;

function crowd(): void {
  for (const other of others) other.kill("SIGCONT");
  setTimeout(rest, crowdedMs);
}

function rest(): void {
  for (const other of others) other.kill("SIGSTOP");
}

beforeAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  rest();
});
afterAll(async () => {
  for (const other of others) other.kill("SIGKILL");
  await server?.kill();
});

test(`${rounds} kills under load lose no acknowledged document and hold up no start`, async () => {
  const acknowledged = new Set<string>();
  server = await startProductionServer(environment);
  for (let round = 1; round <= rounds; round += 1) {
    const session = await ApiSession.open(server.url, "/api/login", admin);
    const lost = await findLost(session, acknowledged);
    expect(lost, `lost before round ${round}\n${server.output()}`).toEqual([]);

    const { written, ended } = startWriters(session, writers);
    // Another count each round, so that the kills fall into different moments of writes.
    await until(() => written.acknowledged.size >= 5 + ((round * 7) % 23), server.output);
    crowd();
    const killed = server.kill();
    [server] = await Promise.all([startProductionServer(environment), killed, ended]);
    expect(written.refusals).toEqual([]);
    for (const id of written.acknowledged) acknowledged.add(id);
  }

  const session = await ApiSession.open(server.url, "/api/login", admin);
  expect(await findLost(session, acknowledged)).toEqual([]);
  console.info(`${acknowledged.size} documents acknowledged over ${rounds} kills, none lost`);

  expect(await server.stop(), server.output()).toBe(0);
});
