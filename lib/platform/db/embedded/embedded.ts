import "server-only";

import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import {
  createClient,
  type OpenDatabase,
  sessionOptions,
} from "@/lib/platform/db/connection/open-database";
import { createBackup, isBackupDue } from "@/lib/platform/db/embedded/backup";
import { lockDataDir } from "@/lib/platform/db/embedded/embedded-lock";
import { EmbeddedSocket } from "@/lib/platform/db/embedded/embedded-socket";
import { createPglite } from "@/lib/platform/db/embedded/pglite";
import { applyMigrations, pendingMigrations } from "@/lib/platform/db/migrations/migrate";

/** How long a request waits for its turn at the one connection before it answers 503. */
const connectionTimeoutMs = 5_000;

/** The embedded database cannot be opened; its files stay where they are. */
class EmbeddedDatabaseError extends Error {
  override name = "EmbeddedDatabaseError";
}

/**
 * Opens, and at first creates, the embedded database in `dataDir/pgdata`, and locks `dataDir` for
 * this process.
 * @throws DataDirLockedError when another process has it open.
 * @throws EmbeddedDatabaseError when the files cannot be opened.
 */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataDir(dataDir);
  try {
    const folder = join(dataDir, "pgdata");
    const isNew = !existsSync(folder);
    if (isNew) await createIn(folder);
    // Left by a killed process. The lock above is what says that no other one runs.
    await rm(join(folder, "postmaster.pid"), { force: true });
    return withBackups(wrapPGlite(await openFolder(folder), unlock), dataDir, isNew);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Creates the database under another name first: a process killed in the middle leaves nothing that
 * looks like a database.
 */
async function createIn(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const database = await createPglite({ dataDir: draft });
  await database.close();
  await rename(draft, folder);
}

/** @param isNew true when there is nothing in it yet that a copy could save. */
function withBackups(database: OpenDatabase, dataDir: string, isNew: boolean): OpenDatabase {
  const { pool } = database;
  return {
    ...database,
    migrate: async () => {
      const pending = await pendingMigrations(pool);
      if (pending.length > 0 && !isNew) await createBackup(pool, dataDir, new Date());
      return database.migrate();
    },
    backUpIfDue: async () => {
      const now = new Date();
      return (await isBackupDue(dataDir, now)) ? createBackup(pool, dataDir, now) : undefined;
    },
  };
}

async function openFolder(folder: string): Promise<PGlite> {
  try {
    return await createPglite({ dataDir: folder });
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `Встроенная база в ${folder} не открывается. Файлы оставлены на месте. Последние копии лежат в ` +
        `${join(folder, "..", "backups")}; как вернуть копию: docs/decisions/0002-embedded-database.md`,
      { cause },
    );
  }
}

/**
 * A running PGlite as our database. The caller hands it over: it is a single session.
 * @param release called after it was closed.
 */
export function wrapPGlite(
  database: PGlite,
  release: () => Promise<void> = async () => {},
): OpenDatabase {
  const pool = new pg.Pool({
    // All are given, so that PGUSER and its kin, meant for another server, do not apply: PGlite ends when
    // PostgreSQL refuses the start of a session.
    user: "postgres",
    database: "postgres",
    host: "embedded",
    ssl: false,
    options: sessionOptions(),
    stream: () => new EmbeddedSocket(database) as unknown as NodeJS.ReadWriteStream,
    // PGlite is one session; the pool queues what comes meanwhile, so it also is the mutex.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
  } as pg.PoolConfig);
  // The next query reports that PGlite has ended; thrown here, it would end the process.
  pool.on("error", () => {});
  const client = createClient(pool);
  let closing: Promise<void> | undefined;
  const close = async () => {
    // Waits for running transactions; `$disconnect` would undo them, so it comes after.
    await pool.end();
    await client.$disconnect();
    await database.exec("CHECKPOINT");
    await database.close();
    await release();
  };
  return {
    kind: "embedded",
    client,
    pool,
    migrate: () => applyMigrations(pool),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
