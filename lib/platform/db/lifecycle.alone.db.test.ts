import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { createPostgresDatabase, runOnServer } from "@/tests/support/servers/test-database";

/** A fresh process's view: the environment is read once, the database is opened once. */
async function freshModules() {
  vi.resetModules();
  const { startDatabase, closeDatabase } = await import("@/lib/platform/db/lifecycle");
  const { getDatabase } = await import("@/lib/platform/db/get-database");
  const { isDatabaseReady } = await import("@/lib/platform/db/health");
  return { startDatabase, closeDatabase, getDatabase, isDatabaseReady };
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "lifecycle-"));
  vi.stubEnv("DATA_DIR", dataDir);
});
afterEach(async () => {
  await (await freshModules()).closeDatabase();
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

test("a build rejects opening the database", async () => {
  vi.stubEnv("NEXT_PHASE", "phase-production-build");
  const { startDatabase, getDatabase, isDatabaseReady } = await freshModules();
  await expect(startDatabase()).rejects.toThrow("The build must not open the database");
  await expect(getDatabase()).rejects.toThrow("The build must not open the database");
  expect(await isDatabaseReady(1_000)).toBe(false);
});

test("a start without settings opens the embedded database once for all module copies", async () => {
  vi.stubEnv("DATABASE_URL", "");
  const first = await freshModules();
  const [start, again] = await Promise.all([first.startDatabase(), first.startDatabase()]);
  expect(start.kind).toBe("embedded");
  expect(start.appliedMigrations).not.toEqual([]);
  expect(again).toBe(start);
  const db = await first.getDatabase();
  expect(await db.user.count()).toBe(0);

  const copy = await freshModules();
  expect(await copy.getDatabase()).toBe(db);
  expect(await copy.startDatabase()).toEqual(start);
  expect(await copy.isDatabaseReady(1_000)).toBe(true);

  await first.closeDatabase();
  expect(await copy.isDatabaseReady(1_000)).toBe(false);
  const late = await copy.getDatabase().catch((error: unknown) => error);
  expect(late).toMatchObject({ code: "UNAVAILABLE" });
  // Once more in the same process, as a test or a script may.
  expect((await copy.startDatabase()).appliedMigrations).toEqual([]);
});

test("a start with DATABASE_URL migrates PostgreSQL and leaves the data folder empty", async () => {
  const { url, remove } = await createPostgresDatabase();
  vi.stubEnv("DATABASE_URL", url);
  vi.stubEnv("AUTH_SECRET", "s".repeat(32));
  const { startDatabase, getDatabase, closeDatabase } = await freshModules();
  const start = await startDatabase();
  expect(start.kind).toBe("postgresql");
  expect(start.appliedMigrations).not.toEqual([]);
  expect(await (await getDatabase()).user.count()).toBe(0);
  await closeDatabase();
  await remove();
  expect(await readdir(dataDir)).toEqual([]);
});

test("a start waits until the server is available", async () => {
  vi.stubEnv("DATABASE_URL", inject("postgresUrl").replace(/postgres$/, "late"));
  vi.stubEnv("AUTH_SECRET", "s".repeat(32));
  const { startDatabase, getDatabase, closeDatabase } = await freshModules();
  const start = startDatabase();
  // A request that comes meanwhile is told so.
  const early = await getDatabase().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(early)).toBe(true);
  await runOnServer("CREATE DATABASE late");
  expect((await start).kind).toBe("postgresql");
  await closeDatabase();
  await runOnServer("DROP DATABASE late");
});
