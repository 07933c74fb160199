import "server-only";

import type { Database, Transaction } from "@/lib/platform/db/database";

/** Months that are made before they begin. */
const monthsAhead = 2;

/** Rows that one statement deletes: its locks are short. */
const rowsAtOnce = 10_000;

/** The month of a moment as a number, `202611`, in UTC: the partition of a record. */
export const monthOf = (moment: Date): number =>
  moment.getUTCFullYear() * 100 + moment.getUTCMonth() + 1;

/** The month that is so many months later, or earlier. */
export function addMonths(month: number, count: number): number {
  const index = Math.floor(month / 100) * 12 + (month % 100) - 1 + count;
  return Math.floor(index / 12) * 100 + (index % 12) + 1;
}

/** The months that this process knows to be there, of each database. */
const known = new WeakMap<object, Set<number>>();

/**
 * Makes the table of a month where it is missing. When others hold the tables for too long it fails as a database out
 * of reach does (503): the sender comes again.
 */
export async function createMonthTable(database: Database, month: number): Promise<void> {
  const months = known.get(database) ?? new Set();
  known.set(database, months);
  if (months.has(month)) return;
  await database.$executeRaw`SELECT make_consent_month(${month}::int)`;
  months.add(month);
}

/** Makes the month of `now` and the next ones, so that no record waits for its table. */
export async function createNextMonthTables(database: Database, now: Date): Promise<void> {
  for (let count = 0; count <= monthsAhead; count += 1) {
    await createMonthTable(database, addMonths(monthOf(now), count));
  }
}

/** The months that have a table, the oldest first. */
export async function listMonths(database: Transaction): Promise<number[]> {
  const rows = await database.$queryRaw<{ month: number }[]>`
    SELECT substring(c.relname FROM '^consent_records_(\\d{6})$')::int AS month
    FROM pg_inherits AS i JOIN pg_class AS c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'consent_records'::regclass ORDER BY month`;
  return rows.map(({ month }) => month);
}

/**
 * Ends the keeping of what is over: a month is kept for the whole years of each site after it. A table in which no site
 * keeps anything is dropped at once; in others the rows of the sites whose term is over are deleted.
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
          WHERE r.month = ${month}::int AND r.month + j.years * 100 < ${current}::int LIMIT ${rowsAtOnce}::int
        ))`,
    );
  }
}

/**
 * Deletes a site's records, a part at a time, so that a million of them holds nobody up.
 * @param before only those that were received earlier.
 * @returns how many there were.
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
            AND "receivedAt" < COALESCE(${before}::timestamptz, 'infinity') LIMIT ${rowsAtOnce}::int
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
    if (count < rowsAtOnce) return deleted;
  }
}
