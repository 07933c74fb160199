import "server-only";

import { auditColumns, auditExportTexts } from "@/content/admin/audit";
import { byteOrderMark, csvLine } from "@/lib/core/text/csv";
import { formatMoscowTimestamp } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { describeAction, describeFacts } from "@/lib/features/admin/audit-export/describe-facts";
import { listAudit } from "@/lib/features/audit/data";
import type { AuditEntry, AuditFilter } from "@/lib/features/audit/schema";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import type { Transaction } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { streamText } from "@/lib/platform/http/responses/stream-text";

const batchSize = 100;

/** The audit log as a table, in the words of the screen and with its filters; read while it is sent. */
export function exportAudit(database: Transaction, filter: AuditFilter, now: Date): DownloadFile {
  return {
    body: streamText(lines(database, filter)),
    contentType: "text/csv; charset=utf-8",
    disposition: contentDisposition(`${auditExportTexts.fileName}_${toMoscowDate(now)}.csv`),
  };
}

async function* lines(database: Transaction, filter: AuditFilter): AsyncGenerator<string> {
  const { moment, admin, deed, facts } = auditColumns;
  yield byteOrderMark + csvLine([moment, admin, deed, facts]);
  let cursor: Awaited<ReturnType<typeof listAudit>>["next"] | undefined;
  do {
    const page = await listAudit(database, {
      ...filter,
      limit: batchSize,
      ...(cursor ? { cursor } : {}),
    });
    if (page.entries.length > 0) yield page.entries.map(toLine).join("");
    cursor = page.next;
  } while (cursor);
}

const toLine = (entry: AuditEntry): string =>
  csvLine([
    formatMoscowTimestamp(new Date(entry.createdAt)),
    entry.adminEmail,
    describeAction(entry),
    describeFacts(entry)
      .map(({ name, before, value }) =>
        before === undefined ? `${name}: ${value}` : `${name}: ${before} → ${value}`,
      )
      .join("; "),
  ]);
