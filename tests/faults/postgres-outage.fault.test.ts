/**
 * A server on PostgreSQL: killed under load it loses nothing that it acknowledged; when PostgreSQL itself is down it
 * responds with 503, serves what needs no database, and recovers when PostgreSQL is back.
 */
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findLost, pause, startWriters, waitUntil } from "@/tests/faults/writers";
import { ApiSession } from "@/tests/support/api/calls/api-session";
import {
  type PostgresServer,
  startPostgresServer,
} from "@/tests/support/servers/databases/postgres-server";
import {
  type ProductionServer,
  startProductionServer,
} from "@/tests/support/servers/production-server";
import { admin } from "@/tests/support/test-admin";

const rounds = 5;
let postgres: PostgresServer;
let server: ProductionServer | undefined;

// With `fsync`, as an operator's server has it: a crash of PostgreSQL is part of the test.
beforeAll(async () => {
  postgres = await startPostgresServer([]);
});
afterEach(async () => {
  await server?.kill();
  server = undefined;
});
afterAll(() => postgres?.remove());

async function startServer(): Promise<ProductionServer> {
  server = await startProductionServer({
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "a key of the tests that is long enough",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: "100000",
    DATA_DIR: ".tmp/fault-postgres",
  });
  return server;
}

test(`${rounds} kills of a server under load lose no acknowledged document`, async () => {
  const acknowledged = new Set<string>();
  for (let round = 1; round <= rounds; round += 1) {
    const { url, kill, output } = await startServer();
    const session = await ApiSession.open(url, "/api/login", admin);
    expect(await findLost(session, acknowledged), `before round ${round}\n${output()}`).toEqual([]);
    const { written, ended } = startWriters(session, 6);
    await waitUntil(() => written.acknowledged.size >= 10 + ((round * 7) % 23), output);
    await kill();
    await ended;
    expect(written.refusals).toEqual([]);
    for (const id of written.acknowledged) acknowledged.add(id);
  }
  const { url } = await startServer();
  const session = await ApiSession.open(url, "/api/login", admin);
  expect(await findLost(session, acknowledged)).toEqual([]);
  console.info(`${acknowledged.size} documents acknowledged over ${rounds} kills, none lost`);
});

test.each(["stop", "crash"] as const)(
  "a %s of PostgreSQL under load causes 503 responses and requires no restart afterwards",
  async (end) => {
    const { url, output, process: child } = await startServer();
    const session = await ApiSession.open(url, "/api/login", admin);
    const { written, breaks, stop } = startWriters(session, 6);
    const { acknowledged, refusals } = written;
    await waitUntil(() => acknowledged.size >= 20, output);

    await postgres[end]();
    await waitUntil(() => refusals.length >= 20, output);
    expect((await fetch(`${url}/api/health/live`)).status).toBe(200);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(503);
    const page = await fetch(`${url}/help`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Помощь")]);
    const list = await session.request("GET", "/api/documents");
    expect([list.status, (await list.json()).code]).toEqual([503, "UNAVAILABLE"]);
    await pause(1500);
    const before = acknowledged.size;

    await postgres.start();
    await waitUntil(() => acknowledged.size >= before + 20, output);
    await stop();
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(child.exitCode).toBeNull();
    expect(breaks).toEqual([]);
    // Never a 500, and always the envelope, with a message for people.
    for (const { status, body } of refusals) {
      expect([status, JSON.parse(body).code], body).toEqual([503, "UNAVAILABLE"]);
      expect(JSON.parse(body).message).toMatch(/[а-яё]/);
    }
    expect(await findLost(session, acknowledged)).toEqual([]);
    console.info(`${end}: ${acknowledged.size} acknowledged, ${refusals.length} refused`);
  },
);
