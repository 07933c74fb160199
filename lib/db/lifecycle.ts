import "server-only";

import { environment, isBuildPhase } from "@/lib/config/environment";
import { InvariantError } from "@/lib/core/invariant";
import type { OpenDatabase } from "./database";
import { openEmbedded } from "./embedded";
import { openPostgres } from "./postgres";

/** What a start did, for the line on the console. */
export type DatabaseStart = { kind: OpenDatabase["kind"]; appliedMigrations: string[] };

/**
 * The database of this process. On `globalThis`, because Next evaluates modules several times (once
 * for each bundle, and again on each change in development) and a second open would be a second owner.
 */
type Slot = { opened?: Promise<OpenDatabase>; start?: DatabaseStart };
const slotKey = Symbol.for("sait-po-zakonu.database");
const shared = globalThis as { [slotKey]?: Slot };
shared[slotKey] ??= {};
const slot = shared[slotKey];

/**
 * Opens the database and applies the migrations that are missing. Called at start; later calls give
 * what the first one gave. After a failure the next call tries again.
 * @throws InvariantError during `next build`.
 * @throws DataDirLockedError, EmbeddedDatabaseError, EnvironmentError, or the driver's error.
 */
export async function startDatabase(): Promise<DatabaseStart> {
  await currentDatabase();
  if (!slot.start) throw new InvariantError("The database in use was not started");
  return slot.start;
}

/** The open database, opened if need be. Features use `getDatabase`. */
export function currentDatabase(): Promise<OpenDatabase> {
  if (isBuildPhase()) {
    throw new InvariantError("The build must not open the database: its workers are many");
  }
  slot.opened ??= open().catch((error) => {
    slot.opened = undefined;
    throw error;
  });
  return slot.opened;
}

/**
 * Makes `database` the one that `getDatabase` answers, in place of the environment's. For programs
 * that open their own: tests and scripts. The caller closes it.
 */
export function setCurrentDatabase(database: OpenDatabase | undefined): void {
  slot.opened = database && Promise.resolve(database);
}

/** Finishes running queries and closes. After it the process may end; nothing is lost. */
export async function closeDatabase(): Promise<void> {
  const { opened } = slot;
  slot.opened = undefined;
  slot.start = undefined;
  await (await opened)?.close();
}

async function open(): Promise<OpenDatabase> {
  const { databaseUrl, dataDir } = environment();
  const database = databaseUrl ? openPostgres(databaseUrl) : await openEmbedded(dataDir);
  try {
    slot.start = { kind: database.kind, appliedMigrations: await database.migrate() };
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
