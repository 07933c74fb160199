import "server-only";

import { createMonthTable, monthOf } from "@/lib/features/journal/months";
import type { Database, Transaction } from "@/lib/platform/db/database";
import type { ConsentRecord } from "@/lib/tools/consent-record/record";

/** A record of a known site. */
export type NewRecord = { siteId: string; receivedAt: Date; record: ConsentRecord };

/** Locks writers of two months against each other: any number that nothing else locks. */
const turnLock = 152_152_034;
/** The clocks of instances differ by less, and no statement takes as long. */
const turnMs = 60 * 60 * 1000;

/**
 * Stores records, each once, whenever it comes again: within its month by the key of the table, in other months because
 * they are looked at. All or none.
 */
export async function insertRecords(database: Database, records: NewRecord[]): Promise<void> {
  for (const month of new Set(records.map(({ receivedAt }) => monthOf(receivedAt)))) {
    await createMonthTable(database, month);
  }
  if (!records.some(({ receivedAt }) => isNearTurn(receivedAt))) {
    await insert(database, records);
    return;
  }
  // Two instances may have the same record in two months at this hour, and neither would see the other's row.
  await database.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${turnLock}::bigint)`;
    await insert(tx, records);
  });
}

/** Whether another writer may be in another month at this moment. */
function isNearTurn(moment: Date): boolean {
  const near = [moment.getTime() - turnMs, moment.getTime() + turnMs];
  return near.some((time) => monthOf(new Date(time)) !== monthOf(moment));
}

/** One statement; its subquery stays one look at an index for each row and month, however the planner counts. */
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
    // In one order, so that two instances with the same records never wait for each other in a circle.
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other), "en"));
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
