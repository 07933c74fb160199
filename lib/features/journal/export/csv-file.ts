import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { exportRecords, findJournalSite } from "@/lib/features/journal/data";
import { csvHead, csvRow } from "@/lib/features/journal/export/csv";
import type { RecordFilter } from "@/lib/features/journal/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { streamText } from "@/lib/platform/http/responses/stream-text";

/** Rows in one chunk of the response. */
const batchSize = 500;

/** A site's records as CSV, read while it is sent. @throws DomainError NOT_FOUND */
export async function exportJournal(
  database: Database,
  { userId }: Caller,
  { id, filter }: { id: string; filter: RecordFilter },
  now: Date,
): Promise<DownloadFile> {
  const { address } = await findJournalSite(database, userId, id);
  return {
    body: streamText(pieces(database, id, filter)),
    contentType: "text/csv; charset=utf-8",
    disposition: contentDisposition(`Журнал_согласий_${address}_${toMoscowDate(now)}.csv`),
  };
}

async function* pieces(database: Database, id: string, filter: RecordFilter) {
  yield csvHead();
  let rows: string[] = [];
  for await (const record of exportRecords(database, id, filter)) {
    rows.push(csvRow(record));
    if (rows.length < batchSize) continue;
    yield rows.join("");
    rows = [];
  }
  if (rows.length > 0) yield rows.join("");
}
