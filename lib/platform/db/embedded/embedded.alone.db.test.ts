// @module-tag exhaustive
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { createBackup, listBackups, restoreBackup } from "@/lib/platform/db/embedded/backup";
import { openEmbedded } from "@/lib/platform/db/embedded/embedded";
import { copyEmbeddedTemplate } from "@/tests/support/servers/databases/embedded-template";

/** A closed, migrated database to copy: creating one takes seconds. */
let fresh: string;
let root: string;
let dataDir: string;
const opened: OpenDatabase[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "embedded-"));
  fresh = join(root, "fresh");
  await copyEmbeddedTemplate(fresh);
});
afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(join(root, "data-"));
  await cp(fresh, dataDir, { recursive: true });
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

async function open(): Promise<OpenDatabase> {
  const database = await openEmbedded(dataDir);
  opened.push(database);
  return database;
}

const newUser = (id: string) => ({ id, email: `${id}@example.ru`, password: "x" });
const users = async ({ client }: OpenDatabase) =>
  (await client.user.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(
    ({ id }) => id,
  );

test("the embedded database keeps its data after a clean stop", async () => {
  const first = await open();
  expect(await first.migrate()).toEqual([]);
  await first.client.user.create({ data: newUser("a") });
  await first.close();
  await first.close();
  expect(await users(await open())).toEqual(["a"]);
});

test("closing the embedded database waits for the running transaction", async () => {
  const database = await open();
  const work = database.client.$transaction(async (tx) => {
    await tx.user.create({ data: newUser("a") });
    await sleep(300);
    await tx.user.create({ data: newUser("b") });
  });
  await sleep(100);
  await Promise.all([work, database.close()]);
  expect(await users(await open())).toEqual(["a", "b"]);
});

test("an interrupted creation starts from the beginning", async () => {
  dataDir = await mkdtemp(join(root, "data-"));
  await mkdir(join(dataDir, "pgdata.new"));
  await writeFile(join(dataDir, "pgdata.new", "PG_VERSION"), "18\n");
  const database = await open();
  expect(await database.migrate()).not.toEqual([]);
  expect(existsSync(join(dataDir, "pgdata.new"))).toBe(false);
});

test("files that cannot be opened are left unchanged, and the error names the backups", async () => {
  const broken = join(dataDir, "pgdata");
  await rm(join(broken, "global"), { recursive: true });
  // Which process tried last is no part of the data.
  const names = async () =>
    (await readdir(broken, { recursive: true })).filter((name) => name !== "postmaster.pid").sort();
  const before = await names();
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    /не открывается. Файлы оставлены на месте.*backups/,
  );
  expect(await names()).toEqual(before);
  // The lock is free again.
  expect(await readdir(join(dataDir, "lock"))).toEqual([]);
});

test("PG environment variables do not affect the embedded database", async () => {
  vi.stubEnv("PGUSER", "other");
  vi.stubEnv("PGDATABASE", "elsewhere");
  vi.stubEnv("PGHOST", "db.example.ru");
  vi.stubEnv("PGOPTIONS", "-c TimeZone=Asia/Tokyo");
  try {
    const database = await open();
    const { rows } = await database.pool.query(
      "SELECT current_user, current_database() AS name, current_setting('TimeZone') AS zone",
    );
    expect(rows).toEqual([{ current_user: "postgres", name: "postgres", zone: "UTC" }]);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("backups are made once a day, two are kept, and one can be restored", async () => {
  const database = await open();
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await database.client.user.create({ data: newUser("a") });
  expect(await database.backUpIfDue?.()).toBeUndefined();
  await utimes(join(dataDir, "pgdata", "PG_VERSION"), yesterday, yesterday);
  const first = await database.backUpIfDue?.();
  expect(first).toBeDefined();
  expect(await database.backUpIfDue?.()).toBeUndefined();

  await database.client.user.create({ data: newUser("b") });
  await utimes(join(dataDir, "backups", first ?? ""), yesterday, yesterday);
  const second = await database.backUpIfDue?.();
  expect(await listBackups(dataDir)).toEqual([first, second]);

  await database.client.user.create({ data: newUser("c") });
  const third = await createBackup(database.pool, dataDir, new Date());
  expect(await listBackups(dataDir)).toEqual([second, third]);

  await expect(restoreBackup(dataDir, second ?? "", new Date())).rejects.toThrow("другой процесс");
  await database.close();
  const replaced = await restoreBackup(dataDir, second ?? "", new Date());
  expect(await users(await open())).toEqual(["a", "b"]);
  // What was replaced is still there, and whole.
  expect(existsSync(join(replaced ?? "", "PG_VERSION"))).toBe(true);
  expect(await listBackups(dataDir)).toEqual([second, third]);
});

test("a backup contains what was stored before it, and queries continue meanwhile", async () => {
  const database = await open();
  const work = Array.from({ length: 200 }, (_, i) => i.toString().padStart(3, "0"));
  const stored: string[] = [];
  const writing = (async () => {
    for (const id of work) {
      await database.client.user.create({ data: newUser(id) });
      stored.push(id);
    }
  })();
  await expect.poll(() => stored.length).toBeGreaterThan(20);
  const before = [...stored];
  const name = await createBackup(database.pool, dataDir, new Date());
  await writing;
  expect(await users(database)).toEqual(work);
  await database.close();
  await restoreBackup(dataDir, name, new Date());
  const restored = await users(await open());
  expect(restored).toEqual(expect.arrayContaining(before));
  expect(restored).toEqual(work.slice(0, restored.length));
});

test("a migration makes a backup of a database in use", async () => {
  const database = await open();
  await database.client.user.create({ data: newUser("a") });
  expect(await listBackups(dataDir)).toEqual([]);
  // As if the last migration of the folder had come with an update.
  await database.pool.query("DELETE FROM _prisma_migrations");
  await database.pool.query("DROP SCHEMA public CASCADE");
  await database.pool.query("CREATE SCHEMA public");
  expect(await database.migrate()).not.toEqual([]);
  expect(await listBackups(dataDir)).toHaveLength(1);
});
