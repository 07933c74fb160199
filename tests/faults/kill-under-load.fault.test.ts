/**
 * The promise of the embedded database: what was answered 201 is there after a crash. The server is
 * killed with SIGKILL in the middle of writes, started again on the same folder, and asked.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findLost, startWriters, until } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api-session";
import { type ProductionServer, startProductionServer } from "@/tests/support/production-server";
import { admin } from "@/tests/support/test-admin";

const rounds = 20;
const writers = 6;
const dataDir = ".tmp/fault-data";
const environment = {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  RATE_LIMIT_SCALE: "100000",
};

let server: ProductionServer | undefined;
beforeAll(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => server?.kill());

test(`${rounds} kills under load lose no acknowledged document`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    server = await startProductionServer(environment);
    const session = await ApiSession.open(server.url, "/api/login", admin);
    const lost = await findLost(session, acknowledged);
    expect(lost, `lost before round ${round}\n${server.output()}`).toEqual([]);

    const { written, ended } = startWriters(session, writers);
    // Another count each round, so that the kills fall into different moments of writes.
    await until(() => written.acknowledged.size >= 5 + ((round * 7) % 23), server.output);
    await server.kill();
    await ended;
    expect(written.refusals).toEqual([]);
    for (const id of written.acknowledged) acknowledged.add(id);
  }

  server = await startProductionServer(environment);
  const session = await ApiSession.open(server.url, "/api/login", admin);
  expect(await findLost(session, acknowledged)).toEqual([]);
  console.info(`${acknowledged.size} documents acknowledged over ${rounds} kills, none lost`);

  expect(await server.stop(), server.output()).toBe(0);
});
