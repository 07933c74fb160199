import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { wrapPGlite } from "@/lib/platform/db/embedded/embedded";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import {
  applyMigrations,
  migrationsFolder,
  pendingMigrations,
  withMigrationLock,
} from "@/lib/platform/db/migrations/migrate";
import { openPostgres } from "@/lib/platform/db/postgres";
import { schemaChanges } from "@/lib/platform/db/schema-changes";
import { createPostgresDatabase } from "@/tests/support/servers/test-database";

/** What only a whole script survives: semicolons in a string, a comment, a function's body. */
const tricky = `
CREATE TABLE notes (text TEXT NOT NULL DEFAULT 'раз; два'); -- три; четыре
CREATE FUNCTION note_length() RETURNS trigger AS $$
BEGIN
  NEW.text := NEW.text || ';' || length(NEW.text);
  RETURN NEW;
END;
$$ LANGUAGE plpgsql;
CREATE TRIGGER note_length BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION note_length();
INSERT INTO notes VALUES (DEFAULT);
`;
const broken = `
CREATE TABLE half (id INT);
INSERT INTO half VALUES ('не число; правда');
`;

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function folderOf(migrations: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  folders.push(folder);
  writeFileSync(join(folder, "migration_lock.toml"), 'provider = "postgresql"\n');
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "migration.sql"), sql);
  }
  return folder;
}

const rowsOf = async (pool: pg.Pool, sql: string) => (await pool.query(sql)).rows;

test("the committed migrations produce the schema", async () => {
  expect(await schemaChanges()).toBeNull();
});

test("schemaChanges returns SQL when the schema is ahead of the migrations", async () => {
  const sql = await schemaChanges(await folderOf({}));
  expect(sql).toContain('CREATE TABLE "users"');
});

const kinds = {
  embedded: async () => ({
    database: wrapPGlite(await createPglite({ dataDir: "memory://" })),
    remove: async () => {},
  }),
  postgresql: async () => {
    const { url, remove } = await createPostgresDatabase();
    return { database: openPostgres(url), remove };
  },
};

describe.each(["embedded", "postgresql"] as const)("migrations (%s)", (kind) => {
  let database: OpenDatabase;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ database, remove } = await kinds[kind]());
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  test("are applied once and recorded as Prisma does", async () => {
    const names = (await readdir(migrationsFolder()))
      .filter((name) => /^\d{14}_/.test(name))
      .sort();
    expect(await pendingMigrations(database.pool)).toEqual(names);
    expect(await database.migrate()).toEqual(names);
    expect(await pendingMigrations(database.pool)).toEqual([]);
    expect(await database.migrate()).toEqual([]);

    const noted = await rowsOf(
      database.pool,
      `SELECT migration_name, checksum, applied_steps_count, finished_at >= started_at AS finished,
              rolled_back_at, logs, length(id) AS id_length
       FROM _prisma_migrations ORDER BY migration_name`,
    );
    const expected = names.map(async (name) => ({
      migration_name: name,
      checksum: createHash("sha256")
        .update(await readFile(join(migrationsFolder(), name, "migration.sql")))
        .digest("hex"),
      applied_steps_count: 1,
      finished: true,
      rolled_back_at: null,
      logs: null,
      id_length: 36,
    }));
    expect(noted).toEqual(await Promise.all(expected));
  });

  test("may contain semicolons in strings, comments and functions", async () => {
    const folder = await folderOf({ "20300101000000_tricky": tricky });
    expect(await applyMigrations(database.pool, folder)).toEqual(["20300101000000_tricky"]);
    expect(await rowsOf(database.pool, "SELECT text FROM notes")).toEqual([{ text: "раз; два;8" }]);
  });

  test("are rolled back and reported when they fail, and stop later ones until repaired", async () => {
    const folder = await folderOf({
      "20300101000000_tricky": tricky,
      "20300102000000_broken": broken,
      "20300103000000_later": "CREATE TABLE later (id INT);",
    });
    await expect(applyMigrations(database.pool, folder)).rejects.toThrow(
      /^Не удалось обновить базу данных[\s\S]*не число; правда[\s\S]*20300102000000_broken/,
    );
    expect(
      await rowsOf(
        database.pool,
        "SELECT to_regclass('half') AS half, to_regclass('later') AS later",
      ),
    ).toEqual([{ half: null, later: null }]);
    // Also the next start refuses, instead of going on as if nothing had been.
    await expect(applyMigrations(database.pool, folder)).rejects.toThrow("20300102000000_broken");

    // The way out that docs/decisions/0003-migrations.md describes.
    await database.pool.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL",
    );
    const repaired = await folderOf({
      "20300101000000_tricky": tricky,
      "20300102000000_broken": broken.replace("'не число; правда'", "1"),
      "20300103000000_later": "CREATE INDEX CONCURRENTLY later ON half (id);",
    });
    expect(await applyMigrations(database.pool, repaired)).toEqual([
      "20300102000000_broken",
      "20300103000000_later",
    ]);
    expect(await pendingMigrations(database.pool, repaired)).toEqual([]);
  });
});

test("an instance waits while another one migrates", async () => {
  const { url, remove } = await createPostgresDatabase();
  const [first, second] = [openPostgres(url), openPostgres(url)];
  const events: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await withMigrationLock(first.pool, async () => {
    waiting = second.migrate().then(() => events.push("second"));
    await sleep(500);
    events.push("first");
  });
  await waiting;
  expect(events).toEqual(["first", "second"]);
  await first.close();
  await second.close();
  await remove();
});

test("five instances started together migrate once", async () => {
  const { url, remove } = await createPostgresDatabase();
  const instances = Array.from({ length: 5 }, () => openPostgres(url));
  const applied = await Promise.all(instances.map((instance) => instance.migrate()));
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  const [first] = instances;
  expect(
    first && (await rowsOf(first.pool, "SELECT count(*)::int AS n FROM _prisma_migrations")),
  ).toEqual([{ n: applied.flat().length }]);
  for (const instance of instances) await instance.close();
  await remove();
});
