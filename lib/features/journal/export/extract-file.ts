import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { findJournalSite, listRecords } from "@/lib/features/journal/data";
import { toExtract } from "@/lib/features/journal/export/extract";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** A person chooses a few times; anyone who sends more is a robot, and the newest records are enough. */
const maxRecords = 200;

/**
 * The extract for one visitor id as a PDF.
 * @throws DomainError NOT_FOUND for another user's site or an id without records; UNAVAILABLE when too many files wait.
 */
export async function downloadExtract(
  database: Database,
  { userId }: Caller,
  { id, visitor }: { id: string; visitor: string },
  now: Date,
): Promise<DownloadFile> {
  const site = await findJournalSite(database, userId, id);
  const newest = await listRecords(database, id, { visitor }, { limit: maxRecords });
  if (newest.length === 0) throw new DomainError("NOT_FOUND", "Записей с таким номером нет");
  const records = newest.reverse();
  const hashes = records.map(({ textHash }) => textHash);
  const texts = await database.consentText.findMany({
    where: { siteId: id, hash: { in: hashes } },
  });
  const tree = toExtract({ site, visitor, records, texts, now });
  const name = `Доказательство_согласия_${site.address}_${visitor}_${toMoscowDate(now)}`;
  return {
    body: new Uint8Array(await writeFileInThread({ tree, format: "pdf" })),
    contentType: contentTypes.pdf,
    disposition: contentDisposition(safeFileName(name, "pdf")),
  };
}
