import "server-only";

import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { findJournalSite, findText } from "@/lib/features/journal/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** The exact text that records refer to, byte by byte. @throws DomainError NOT_FOUND */
export async function downloadText(
  database: Database,
  { userId }: Caller,
  { id, hash }: { id: string; hash: string },
): Promise<DownloadFile> {
  await findJournalSite(database, userId, id);
  const { text, edition } = await findText(database, id, hash);
  return {
    body: text,
    contentType: "text/plain; charset=utf-8",
    disposition: contentDisposition(`Текст_баннера_${edition}_${hash.slice(0, 12)}.txt`),
  };
}
