import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import { DomainError } from "@/lib/core/errors";
import { InvariantError, invariant } from "@/lib/core/invariant";
import { oncePerProcess } from "@/lib/core/once-per-process";
import { environment, isBuildPhase } from "@/lib/platform/config/environment";
import type { OpenDatabase } from "@/lib/platform/db/connection/open-database";
import { openEmbedded } from "@/lib/platform/db/embedded/embedded";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { openPostgres } from "@/lib/platform/db/postgres";

/** The result of a start, for the console. */
export type DatabaseStart = { kind: OpenDatabase["kind"]; appliedMigrations: string[] };

/** Called for failures outside of requests: a lost connection, a failed backup. */
export type ReportProblem = (what: string, error: unknown) => void;

/** The database of this process: opening it twice would create a second owner. */
type Slot = {
  opened?: Promise<OpenDatabase>;
  start?: DatabaseStart;
  backups?: NodeJS.Timeout;
  stopped?: boolean;
  report?: ReportProblem;
};
const slot = oncePerProcess<Slot>("database", () => ({}));

/** A server that starts together with PostgreSQL waits for it. */
const waitForServerMs = 30_000;
const retryMs = 1_000;
/** The interval of the check whether a backup is due. */
const backupCheckMs = 60 * 60 * 1000;

/**
 * Opens the database, applies the migrations that are missing, and begins the daily copies of the
 * embedded one. Called at start; a second call gives what the first one gave.
 * @throws InvariantError during `next build`.
 * @throws DataDirLockedError, EmbeddedDatabaseError, EnvironmentError, or the driver's error when
 * PostgreSQL is not there after half a minute.
 */
export async function startDatabase(report: ReportProblem = () => {}): Promise<DatabaseStart> {
  slot.stopped = false;
  slot.report = report;
  const deadline = Date.now() + waitForServerMs;
  for (;;) {
    try {
      await currentDatabase();
      invariant(slot.start, "The database in use was not opened by startDatabase");
      return slot.start;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || Date.now() > deadline) throw error;
      await sleep(retryMs);
    }
  }
}

/**
 * The open database, opened if need be. Features use `getDatabase`.
 * @throws InvariantError during `next build`; DomainError UNAVAILABLE once `closeDatabase` was called; what
 * opening throws, as `startDatabase` lists it.
 */
export async function currentDatabase(): Promise<OpenDatabase> {
  if (isBuildPhase()) {
    throw new InvariantError("The build must not open the database: its workers are many");
  }
  if (slot.stopped) throw new DomainError("UNAVAILABLE", "Сервер останавливается.");
  slot.opened ??= open().catch((error) => {
    slot.opened = undefined;
    throw error;
  });
  return slot.opened;
}

/** Whether this process has a database: the build has none, nor has a test of pure code. */
export const hasDatabase = (): boolean => slot.opened !== undefined;

/**
 * Makes `database` the one that `getDatabase` returns, in place of the environment's. For programs
 * that open their own: tests and scripts. The caller closes it.
 */
export function setCurrentDatabase(database: OpenDatabase | undefined): void {
  slot.opened = database && Promise.resolve(database);
}

/**
 * Finishes running queries and closes the database; only `startDatabase` can open it again. Afterwards the process may
 * end.
 */
export async function closeDatabase(): Promise<void> {
  const { opened, backups } = slot;
  slot.stopped = true;
  slot.opened = undefined;
  slot.start = undefined;
  clearInterval(backups);
  // A failed open has nothing to close; its caller got the error.
  const database = await opened?.catch(() => undefined);
  await database?.close();
}

async function open(): Promise<OpenDatabase> {
  const { databaseUrl, migrationDatabaseUrl, dataDir } = environment();
  const onError = (error: Error) => slot.report?.("database connection lost", error);
  const database = databaseUrl
    ? openPostgres(databaseUrl, onError, migrationDatabaseUrl)
    : await openEmbedded(dataDir);
  try {
    slot.start = { kind: database.kind, appliedMigrations: await database.migrate() };
  } catch (error) {
    await database.close();
    throw error;
  }
  keepBackups(database);
  return database;
}

function keepBackups({ backUpIfDue }: OpenDatabase): void {
  if (!backUpIfDue) return;
  const check = () => {
    backUpIfDue().catch((error) => slot.report?.("database copy failed", error));
  };
  slot.backups = setInterval(check, backupCheckMs);
  slot.backups.unref();
  check();
}
