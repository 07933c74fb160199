import "server-only";

import type { Database, Transaction } from "@/lib/platform/db/database";

/** How many months' tables are created in advance. */
const monthsAhead = 2;

/** Rows that one statement deletes, so that its locks are short. */
const batchSize = 10_000;

/** The month of a time as a number in UTC, `202611`: the partition of a record. */
export const monthOf = (moment: Date): number =>
  moment.getUTCFullYear() * 100 + moment.getUTCMonth() + 1;

/** Adds a number of months, which may be negative. */
export function addToMonth(month: number, count: number): number {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(index / 12) * 100 + (index % 12) + 1;
}

/** The months whose tables this process knows to exist, per database. */
const known = new WeakMap<object, Set<number>>();

/**
 * Creates the table of a month if it is missing. When others lock the tables for too long, it fails like an unreachable
 * database (503), and the sender tries again.
 */
export async function createMonthTable(database: Database, month: number): Promise<void> {
  const months = known.get(database) ?? new Set();
  known.set(database, months);
  if (months.has(month)) return;
  await database.$executeRaw`SELECT make_consent_month(${month}::int)`;
  months.add(month);
}

/** Creates the tables of the current and the next months, so that no record waits for its table. */
export async function createNextMonthTables(database: Database, now: Date): Promise<void> {
  for (let count = 0; count <= monthsAhead; count += 1) {
    await createMonthTable(database, addToMonth(monthOf(now), count));
  }
}

/** The months that have a table, oldest first. */
export async function listMonths(database: Transaction): Promise<number[]> {
  const rows = await database.$queryRaw<{ month: number }[]>`
    SELECT substring(c.relname FROM '^consent_records_(\\d{6})$')::int AS month
    FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'consent_records'::regclass ORDER BY month`;
  return rows.map(({ month }) => month);
}

/**
 * Deletes expired records: a month is kept for as many years as the site has set. A table in which no site keeps
 * anything is dropped as a whole; in others the rows of sites whose retention has ended are deleted.
 */
export async function deleteOldMonths(database: Database, now: Date): Promise<void> {
  const current = monthOf(now);
  const old = (await listMonths(database)).filter((month) => month + 100 < current);
  for (const month of old) {
    const [answer] = await database.$queryRaw<{ dropped: boolean }[]>`
      SELECT drop_consent_month(${month}::int) AS dropped`;
    if (answer?.dropped) {
      known.get(database)?.delete(month);
      continue;
    }
    await deleteInParts(
      () => database.$executeRaw`
        DELETE FROM consent_records WHERE month = ${month}::int AND ctid = ANY(ARRAY(
          SELECT r.ctid FROM consent_records AS r JOIN site_journals AS j ON j."siteId" = r."siteId"
          WHERE r.month = ${month}::int AND r.month + j.years * 100 < ${current}::int LIMIT ${batchSize}::int
        ))`,
    );
  }
}

/**
 * Deletes a site's records in parts, so that a million of them does not block others.
 * @param before only those received earlier.
 * @returns how many were deleted.
 */
export async function deleteRecords(
  database: Database,
  siteId: string,
  before: Date | null = null,
): Promise<number> {
  let deleted = 0;
  for (const month of await listMonths(database)) {
    if (before && month > monthOf(before)) break;
    deleted += await deleteInParts(
      () => database.$executeRaw`
        DELETE FROM consent_records WHERE month = ${month}::int AND ctid = ANY(ARRAY(
          SELECT ctid FROM consent_records
          WHERE month = ${month}::int AND "siteId" = ${siteId}
            AND "receivedAt" < COALESCE(${before}::timestamptz, 'infinity') LIMIT ${batchSize}::int
        ))`,
    );
  }
  return deleted;
}

async function deleteInParts(deletePart: () => Promise<number>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deletePart();
    deleted += count;
    if (count < batchSize) return deleted;
  }
}
