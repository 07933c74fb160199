import "server-only";

import { calendarEntry, calendarTitle } from "@/content/duties/letters";
import { contentDisposition } from "@/lib/features/documents/export/file-name";
import { getOpenRequests } from "@/lib/features/requests/data";
import { writeCalendar } from "@/lib/features/requests/ics";
import { termWords } from "@/lib/features/requests/terms/term-words";
import type { Visitor } from "@/lib/platform/auth/visitor";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { addDays } from "@/lib/russian/working-calendar";

/** The terms of what waits for an answer, as a file for a calendar. @throws DomainError NOT_FOUND */
export async function downloadCalendar(
  database: Database,
  { userId }: Visitor,
  { id }: { id: string },
  now: Date,
): Promise<DownloadFile> {
  const { site, open } = await getOpenRequests(database, userId, id, now);
  const { siteUrl } = environment();
  const events = open.flatMap(({ id: request, kind, receivedOn, dues }) =>
    dues.map((due) => ({
      uid: `${request}-${due.duty}@${new URL(siteUrl).hostname}`,
      day: due.date,
      nextDay: addDays(due.date, 1),
      ...calendarEntry(termWords({ kind, receivedOn, address: site.address }, due)),
      url: `${siteUrl}/sites/${id}/requests`,
    })),
  );
  return {
    body: writeCalendar(events, { title: calendarTitle(site.address), stamp: now }),
    contentType: "text/calendar; charset=utf-8",
    disposition: contentDisposition(`Сроки_${site.address}.ics`),
  };
}
