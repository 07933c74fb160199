import "server-only";

import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter, SqlQuery, SqlQueryable } from "@prisma/driver-adapter-utils";
import { environment } from "@/lib/platform/config/environment";
import { log } from "@/lib/platform/log/log";
import { meters } from "@/lib/platform/metrics/registry";

/**
 * Prisma's driver adapter, which times every statement. Prisma's own event would serialise all values of a statement,
 * even a document's whole tree, for nothing.
 */
export class WatchedAdapter extends PrismaPg {
  override async connect(): ReturnType<PrismaPg["connect"]> {
    const adapter = await super.connect();
    const driver: SqlDriverAdapter = adapter;
    const begin = driver.startTransaction.bind(driver);
    driver.startTransaction = async (level) => watch(await begin(level));
    watch(driver);
    return adapter;
  }
}

function watch<Connection extends SqlQueryable>(connection: Connection): Connection {
  connection.queryRaw = timed(connection.queryRaw.bind(connection));
  connection.executeRaw = timed(connection.executeRaw.bind(connection));
  return connection;
}

function timed<Result>(ask: (query: SqlQuery) => Promise<Result>) {
  return async (query: SqlQuery): Promise<Result> => {
    const startedAt = performance.now();
    const result = await ask(query);
    watchQuery({ query: query.sql, duration: performance.now() - startedAt });
    return result;
  };
}

/** One statement: `query` has placeholders for the values. */
type FinishedQuery = { query: string; duration: number };

/** Counts a statement and logs slow ones: the text, never the values. */
export function watchQuery({ query, duration }: FinishedQuery): void {
  meters().querySeconds.observe(duration / 1000);
  if (duration >= environment().slowQueryMs) {
    log.warn({ ms: Math.round(duration), query: query.slice(0, 1000) }, "slow query");
  }
}
