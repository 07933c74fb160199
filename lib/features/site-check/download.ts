import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { findCheck, findCrops } from "@/lib/features/site-check/data";
import { parseReport } from "@/lib/features/site-check/report/parse-report";
import { toPrintedReport } from "@/lib/features/site-check/report/printed-report";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/**
 * The report of a check as a PDF, for anyone who knows its id.
 * @throws DomainError NOT_FOUND; CONFLICT while there is no report; UNAVAILABLE when too many files wait.
 */
export async function downloadReport(
  database: Database,
  id: string,
  now: Date,
): Promise<DownloadFile> {
  const check = await findCheck(database, id, now);
  const report = parseReport(check.report);
  if (!report || !check.finishedAt) {
    throw new DomainError("CONFLICT", "Отчёта ещё нет. Дождитесь конца проверки.");
  }
  const { host, finishedAt } = check;
  const printed = toPrintedReport({ host, finishedAt, report }, await findCrops(database, id));
  const bytes = await writeFileInThread({ ...printed, format: "pdf" });
  const name = `Проверка_сайта_${host}_${toMoscowDate(finishedAt)}`;
  return {
    body: new Uint8Array(bytes),
    contentType: contentTypes.pdf,
    disposition: contentDisposition(safeFileName(name, "pdf")),
  };
}
