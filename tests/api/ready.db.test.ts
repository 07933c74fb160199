import { createServer, type Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import * as liveRoute from "@/app/api/health/live/route";
import * as readyRoute from "@/app/api/health/ready/route";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/lifecycle";
import { openPostgres } from "@/lib/platform/db/postgres";
import { call } from "@/tests/support/api/calls/api-call";
import { freePort } from "@/tests/support/servers/processes/free-port";
import { describeOnDatabases, openTestDatabase } from "@/tests/support/servers/test-database";

const ready = () => call(readyRoute.GET, "/api/health/ready");
const live = () => call(liveRoute.GET, "/api/health/live");

async function expectNotReady() {
  const response = await ready();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    code: "UNAVAILABLE",
    message: "База данных недоступна или не обновлена.",
  });
}

describeOnDatabases("readiness", (database) => {
  test("responds with 200 on a migrated database", async () => {
    expect((await ready()).status).toBe(200);
  });

  test("responds with 503 while a migration is missing or unfinished", async () => {
    const last = "(SELECT max(migration_name) FROM _prisma_migrations)";
    await database.pool.query(
      `UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = ${last}`,
    );
    await expectNotReady();
    await database.pool.query(
      "UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL",
    );
    expect((await ready()).status).toBe(200);

    await database.pool.query(
      `CREATE TABLE put_aside AS SELECT * FROM _prisma_migrations WHERE migration_name = ${last}`,
    );
    await database.pool.query(
      "DELETE FROM _prisma_migrations WHERE migration_name IN (SELECT migration_name FROM put_aside)",
    );
    await expectNotReady();
    await database.pool.query("INSERT INTO _prisma_migrations SELECT * FROM put_aside");
    expect((await ready()).status).toBe(200);
  });

  test("responds with 200 when a newer program has migrated the database further", async () => {
    await database.pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ('newer', '', '99991231000000_newer', now(), 1)`,
    );
    expect((await ready()).status).toBe(200);
  });
});

describe("a database that does not answer within a second", () => {
  const database = openTestDatabase("postgresql");

  test("makes readiness 503 until it answers again, while liveness stays 200", async () => {
    const holder = await database.pool.connect();
    try {
      await holder.query("BEGIN");
      await holder.query("LOCK TABLE _prisma_migrations IN ACCESS EXCLUSIVE MODE");
      await expectNotReady();
      expect((await live()).status).toBe(200);
    } finally {
      await holder.query("ROLLBACK");
      holder.release();
    }
    expect((await ready()).status).toBe(200);
  });
});

describe("a database server that accepts connections and sends nothing", () => {
  const database = openTestDatabase("postgresql");
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket.on("error", () => {})));
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  test("makes readiness 503 before the connection times out", async () => {
    const migrated = await currentDatabase();
    const port = await freePort();
    await new Promise<void>((resolve) => silent.listen(port, "127.0.0.1", resolve));
    const unreachable = openPostgres(`postgresql://nobody@127.0.0.1:${port}/none`);
    setCurrentDatabase(unreachable);
    let isAnswered = false;
    const connection = unreachable.pool.connect().catch(() => (isAnswered ? "later" : "sooner"));
    try {
      await expectNotReady();
      isAnswered = true;
      expect(await connection).toBe("later");
    } finally {
      setCurrentDatabase(migrated);
      await unreachable.close();
    }
    expect(database.kind).toBe("postgresql");
  });
});
