import "server-only";

import { createMonthTable, monthOf } from "@/lib/features/journal/months";
import type { Database, Transaction } from "@/lib/platform/db/database";
import type { ConsentRecord } from "@/lib/tools/consent-record";

/** A record of a known site. */
export type NewRecord = { siteId: string; receivedAt: Date; record: ConsentRecord };

/** The advisory lock of writers around the turn of a month; the number is arbitrary, nothing else uses it. */
const monthChangeLock = 152_152_034;
/** More than the clocks of instances differ and any statement takes. */
const monthChangeMarginMs = 60 * 60 * 1000;

/**
 * Stores records, all or none. A repeated record is stored once: within its month because of the primary key, across
 * months because the other months are checked.
 */
export async function insertRecords(database: Database, records: NewRecord[]): Promise<void> {
  for (const month of new Set(records.map(({ receivedAt }) => monthOf(receivedAt)))) {
    await createMonthTable(database, month);
  }
  if (!records.some(({ receivedAt }) => isNearMonthChange(receivedAt))) {
    await insert(database, records);
    return;
  }
  // At this hour two instances may store the same record in two months, and neither would see the other's row.
  await database.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${monthChangeLock}::bigint)`;
    await insert(tx, records);
  });
}

/** Whether another writer may be in a different month now. */
function isNearMonthChange(moment: Date): boolean {
  const near = [moment.getTime() - monthChangeMarginMs, moment.getTime() + monthChangeMarginMs];
  return near.some((time) => monthOf(new Date(time)) !== monthOf(moment));
}

/** One statement; its subquery stays one index lookup for each row and month, whatever the planner's statistics. */
function insert(database: Transaction, records: NewRecord[]): Promise<number> {
  const rows = records
    .map(({ siteId, receivedAt, record }) => ({
      siteId,
      visitor: record.id,
      seq: record.seq,
      month: monthOf(receivedAt),
      receivedAt: receivedAt.toISOString(),
      event: record.event,
      choice: record.choice,
      textHash: record.text,
      edition: record.edition,
      policyHash: record.policy,
      page: record.page,
      source: record.source,
    }))
    // Sorted, so that two instances with the same records cannot deadlock.
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b), "en"));
  return database.$executeRaw`
    INSERT INTO consent_records ("siteId", visitor, seq, month, "receivedAt", event, choice,
      "textHash", edition, "policyHash", page, source)
    SELECT n."siteId", n.visitor, n.seq, n.month, n."receivedAt", n.event, n.choice,
      n."textHash", n.edition, n."policyHash", n.page, n.source
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n("siteId" text, visitor text, seq int,
      month int, "receivedAt" timestamptz, event text, choice jsonb, "textHash" text, edition int,
      "policyHash" text, page text, source text)
    WHERE (
      SELECT 1 FROM consent_records AS r
      WHERE r."siteId" = n."siteId" AND r.visitor = n.visitor AND r.seq = n.seq AND r.month <> n.month
      LIMIT 1
    ) IS NULL
    ON CONFLICT DO NOTHING`;
}

const keyOf = (row: { siteId: string; visitor: string; seq: number }) =>
  `${row.siteId} ${row.visitor} ${row.seq}`;
