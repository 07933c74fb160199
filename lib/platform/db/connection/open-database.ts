import "server-only";

import type pg from "pg";
import { WatchedAdapter } from "@/lib/platform/db/connection/watch-queries";
import { PrismaClient } from "@/lib/platform/db/generated/client";

/** An open database and the functions for its maintenance. */
export type OpenDatabase = {
  kind: "embedded" | "postgresql";
  client: PrismaClient;
  /** The connection pool of `client`; for maintenance, never for features. */
  pool: pg.Pool;
  /**
   * Applies the migrations that are missing, once even when several processes start together.
   * @returns the names of those it applied.
   */
  migrate: () => Promise<string[]>;
  /** Backs up the embedded database when the last backup is a day old; a server is backed up by its operator. */
  backUpIfDue?: () => Promise<string | undefined>;
  /** Waits for running queries and closes everything. A second call does nothing. */
  close: () => Promise<void>;
};

/**
 * A Prisma client over a pool. Inside `$transaction` use only the `tx` it gives: a query on the main
 * client waits there for a second connection, which the embedded database does not have; it ends
 * with P2028 after `timeout`, and every other visitor waits as long.
 */
export function createClient(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new WatchedAdapter(pool),
    errorFormat: "minimal",
    transactionOptions: { maxWait: 5_000, timeout: 5_000 },
  });
}

/**
 * The start options of a session. Always with `TimeZone`: the adapter writes times without a zone and
 * ignores the zone when it reads them, so any but UTC would shift every stored time.
 */
export function sessionOptions(settings: Record<string, string> = {}): string {
  const all = Object.entries({ ...settings, TimeZone: "UTC" });
  return all.map(([name, value]) => `-c ${name}=${value}`).join(" ");
}
