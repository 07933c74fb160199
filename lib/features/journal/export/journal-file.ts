import "server-only";

import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { findJournalSite } from "@/lib/features/journal/data";
import { journalKeyOf } from "@/lib/features/journal/mutations";
import type { JournalFileQuery } from "@/lib/features/journal/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { journalFiles, originsOfSite } from "@/lib/tools/journal-files/journal-files";

/**
 * The journal program for the owner's own server: always with the same folder name, so that a newer file continues the
 * same journal.
 * @throws DomainError NOT_FOUND
 */
export async function downloadJournalFile(
  database: Database,
  { userId }: Caller,
  { id, kind }: { id: string; kind: JournalFileQuery["kind"] },
  now: Date,
): Promise<DownloadFile> {
  const { address } = await findJournalSite(database, userId, id);
  const { folder, years } = await journalKeyOf(database, id, now);
  const origins = originsOfSite(address);
  const { fileName, text } = journalFiles({ site: id, origins, years, folder })[kind];
  return {
    body: text,
    contentType: "text/plain; charset=utf-8",
    disposition: contentDisposition(fileName),
  };
}
