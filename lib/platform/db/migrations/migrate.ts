import "server-only";

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList } from "@prisma/schema-engine-wasm";
import type pg from "pg";
import { openSchemaEngine } from "@/lib/platform/db/migrations/schema-engine";

/**
 * The key of our own advisory lock. The engine takes another one (72707369) and gives up after 10 seconds,
 * too soon for an instance that waits while another one migrates.
 */
const migrationLock = 152_152_152;

/** A migration failed, now or at an earlier start; the cause says which and why. */
class MigrationError extends Error {
  override name = "MigrationError";
}

/** Nothing in the database is managed by others. */
export const schemaFilter = { externalTables: [], externalEnums: [] };

/** The committed migrations, where the running product finds them. */
export function migrationsFolder(): string {
  return join(process.cwd(), "prisma", "migrations");
}

/** The names of a folder's migrations in the order in which they apply. */
export async function migrationNames(folder: string = migrationsFolder()): Promise<string[]> {
  // Left unfollowed: for a folder that it cannot name the bundler lists the whole project, page by page.
  return (await readdir(/* turbopackIgnore: true */ folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, "migration.sql")))
    .map((entry) => entry.name)
    .sort();
}

/** The migrations of a folder in the order in which they apply. */
async function readMigrations(folder: string): Promise<MigrationList> {
  const lockfile = join(folder, "migration_lock.toml");
  const names = await migrationNames(folder);
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: await readFile(lockfile, "utf8") },
    shadowDbInitScript: "",
    migrationDirectories: await Promise.all(
      names.map(async (name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: {
            tag: "ok" as const,
            value: await readFile(join(folder, name, "migration.sql"), "utf8"),
          },
        },
      })),
    ),
  };
}

/**
 * Applies what is missing, in order, and notes it in `_prisma_migrations` as `prisma migrate deploy`
 * would. On PostgreSQL call it under `withMigrationLock`.
 * @returns the names of the applied migrations.
 * @throws MigrationError when one fails; it leaves nothing but the note of its failure, and later
 * calls refuse until an operator has resolved it.
 */
export async function applyMigrations(
  pool: pg.Pool,
  folder: string = migrationsFolder(),
): Promise<string[]> {
  // The usual start has nothing to do, and loading the engine would cost it a good part of its time.
  if ((await pendingMigrations(pool, folder)).length === 0) return [];
  await requireMayCreate(pool);
  const migrationsList = await readMigrations(folder);
  const engine = await openSchemaEngine(pool);
  try {
    const result = await engine.applyMigrations({ migrationsList, filters: schemaFilter });
    return result.appliedMigrationNames;
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(
      `Не удалось обновить базу данных. Что делать: docs/decisions/0003-migrations.md\n${message}`,
      { cause },
    );
  } finally {
    engine.free();
  }
}

/** @throws MigrationError that says what to do, where the engine would speak of its own table. */
async function requireMayCreate(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    "SELECT has_schema_privilege(current_schema(), 'CREATE') AS may",
  );
  if (rows[0].may) return;
  throw new MigrationError(
    "Базу данных пора обновить, а роли этого адреса менять таблицы не разрешено. Задайте MIGRATION_DATABASE_URL или сначала запустите обновление отдельно: deploy/README.md",
  );
}

/** Which of the folder's migrations the database has not finished. */
export async function pendingMigrations(
  pool: pg.Pool,
  folder: string = migrationsFolder(),
): Promise<string[]> {
  const names = await migrationNames(folder);
  const table = await pool.query("SELECT to_regclass('_prisma_migrations') AS found");
  if (table.rows[0].found === null) return names;
  const finished = await pool.query(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const applied = new Set(finished.rows.map((row) => row.migration_name));
  return names.filter((name) => !applied.has(name));
}

/**
 * Runs `work` while no other instance migrates the same database. The lock belongs to a connection
 * of its own: when this process dies, the server lets go of it.
 */
export async function withMigrationLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    return await work();
  } finally {
    // Ends the connection, and with it the lock, whatever state it is in.
    holder.release(true);
  }
}
