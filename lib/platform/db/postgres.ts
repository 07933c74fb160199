import "server-only";

import pg from "pg";
import {
  createClient,
  type OpenDatabase,
  sessionOptions,
} from "@/lib/platform/db/connection/open-database";
import { applyMigrations, withMigrationLock } from "@/lib/platform/db/migrations/migrate";

/** How long a request waits for a free connection before it answers 503. */
const connectionTimeoutMs = 5_000;

/** Our queries are fast: one that is slow must not hold a connection that others need. */
const limits = { statement_timeout: "15s", idle_in_transaction_session_timeout: "15s" };

/**
 * PostgreSQL at `url`. Connects on first use.
 * @param onError called with the error of a connection that broke while idle.
 * @param migrationUrl the same database by a role that may change tables.
 */
export function openPostgres(
  url: string,
  onError?: (error: Error) => void,
  migrationUrl = url,
): OpenDatabase {
  const pool = createPool(url, sessionOptions(limits), 10, onError);
  const client = createClient(pool);
  let closing: Promise<void> | undefined;
  return {
    kind: "postgresql",
    client,
    pool,
    migrate: () => migrate(migrationUrl),
    close: () => {
      // Waits for running transactions; `$disconnect` would undo them, so it comes after.
      closing ??= pool.end().then(() => client.$disconnect());
      return closing;
    },
  };
}

/** Migrations may be slow and wait for each other: connections of their own, without the limits. */
async function migrate(url: string): Promise<string[]> {
  const pool = createPool(url, sessionOptions(), 2);
  try {
    return await withMigrationLock(pool, () => applyMigrations(pool));
  } finally {
    await pool.end();
  }
}

function createPool(
  url: string,
  options: string,
  max: number,
  onError: (error: Error) => void = () => {},
): pg.Pool {
  // A URL may carry `?options=…`; the driver would let it replace ours, time zone and all.
  const address = new URL(url);
  const given = address.searchParams.get("options") ?? "";
  address.searchParams.set("options", `${given} ${options}`.trim());
  const pool = new pg.Pool({
    connectionString: address.href,
    max,
    connectionTimeoutMillis: connectionTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "sait-po-zakonu",
  });
  // An idle connection that breaks (a restart of the server) is replaced by the pool; without a
  // listener the event would end the process.
  return pool.on("error", onError);
}
