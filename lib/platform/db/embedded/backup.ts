import "server-only";

import { constants } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { dayMs } from "@/lib/core/time/day-ms";
import { lockDataDir } from "@/lib/platform/db/embedded/embedded-lock";

/** How many backups are kept: the last one may already contain the damage. */
const maxBackups = 2;
/** The greatest age of the newest backup before another one is due. */
const backupIntervalMs = dayMs;

const backupsOf = (dataDir: string) => join(dataDir, "backups");
const databaseOf = (dataDir: string) => join(dataDir, "pgdata");
/** Sorts as it is read: `2026-11-21T09-15-30-123Z`. */
const nameAt = (now: Date) => now.toISOString().replace(/[:.]/g, "-");

/** The names of the copies of the embedded database, oldest first. */
export async function listBackups(dataDir: string): Promise<string[]> {
  await mkdir(backupsOf(dataDir), { recursive: true, mode: 0o700 });
  const names = await readdir(backupsOf(dataDir));
  return names.filter((name) => /^\d{4}-[\dTZ-]+$/.test(name)).sort();
}

/**
 * Returns when the newest copy was made; without one, when the database was made; null where there is no embedded
 * database.
 * @throws the error of the file system, except that the file is not there.
 */
export async function newestBackupTime(dataDir: string): Promise<Date | null> {
  const newest = (await listBackups(dataDir)).at(-1);
  const since = newest
    ? join(backupsOf(dataDir), newest)
    : // Written once, when the database is created.
      join(databaseOf(dataDir), "PG_VERSION");
  const found = await stat(since).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return found?.mtime ?? null;
}

/** True when the newest copy, or without one the database itself, is older than a day. */
export async function isBackupDue(dataDir: string, now: Date): Promise<boolean> {
  const last = await newestBackupTime(dataDir);
  if (last === null) return false;
  // A clock that was set back must not postpone backups for ever.
  return Math.abs(now.getTime() - last.getTime()) >= backupIntervalMs;
}

/**
 * Copies the open embedded database and keeps the newest two copies. Other queries wait meanwhile:
 * the one connection is held, so that nothing writes, and the checkpoint brings the files up to date.
 * @param pool the embedded database's pool of one.
 * @returns the name of the copy.
 * @throws the error of the disk or of the database; half a copy is removed first.
 */
export async function createBackup(pool: pg.Pool, dataDir: string, now: Date): Promise<string> {
  const folder = backupsOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = nameAt(now);
  const draft = join(folder, `${name}.unfinished`);
  const connection = await pool.connect();
  try {
    await connection.query("CHECKPOINT");
    await copyTree(databaseOf(dataDir), draft);
  } catch (error) {
    // Most likely a full disk: half a backup would only make it worse.
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    connection.release();
  }
  await rm(join(draft, "postmaster.pid"), { force: true });
  await rename(draft, join(folder, name));
  await removeOld(dataDir);
  return name;
}

/**
 * Restores a backup of the embedded database, which must not be open. Nothing is deleted: the replaced files stay next
 * to it.
 * @returns where the replaced files are, or undefined when there were none.
 * @throws DataDirLockedError when a process has the database open.
 */
export async function restoreBackup(
  dataDir: string,
  name: string,
  now: Date,
): Promise<string | undefined> {
  const unlock = await lockDataDir(dataDir);
  try {
    const draft = join(dataDir, "pgdata.new");
    await rm(draft, { recursive: true, force: true });
    await copyTree(join(backupsOf(dataDir), name), draft);
    const aside = join(dataDir, `pgdata.replaced-${nameAt(now)}`);
    const replaced = await rename(databaseOf(dataDir), aside).then(
      () => aside,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
        return undefined;
      },
    );
    await rename(draft, databaseOf(dataDir));
    return replaced;
  } finally {
    await unlock();
  }
}

/** Where the file system can share blocks between copies, a copy costs almost nothing. */
function copyTree(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, errorOnExist: true, mode: constants.COPYFILE_FICLONE });
}

async function removeOld(dataDir: string): Promise<void> {
  const finished = await listBackups(dataDir);
  const leftovers = (await readdir(backupsOf(dataDir))).filter((name) =>
    name.endsWith(".unfinished"),
  );
  for (const name of [...finished.slice(0, -maxBackups), ...leftovers]) {
    await rm(join(backupsOf(dataDir), name), { recursive: true, force: true });
  }
}
