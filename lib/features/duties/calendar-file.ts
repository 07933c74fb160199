import "server-only";

import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { getSiteDuties } from "@/lib/features/duties/data";
import { writeCalendar } from "@/lib/features/duties/ics";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/** Exports the pending duties of a site as a calendar file (RFC 5545). @throws DomainError NOT_FOUND */
export async function downloadCalendar(
  database: Database,
  { userId }: Caller,
  { id }: { id: string },
  now: Date,
): Promise<DownloadFile> {
  const duties = await getSiteDuties(database, userId, id, now);
  return {
    body: writeCalendar(duties, { siteUrl: environment().siteUrl, stamp: now }),
    contentType: "text/calendar; charset=utf-8",
    disposition: contentDisposition(`Обязанности_${duties.site.address}.ics`),
  };
}
