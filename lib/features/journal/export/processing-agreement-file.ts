import "server-only";

import { site as service } from "@/content/site";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { requisitesLine, requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { findJournalSite } from "@/lib/features/journal/data";
import { toProcessingAgreement } from "@/lib/features/journal/export/processing-agreement";
import { journalKeyOf } from "@/lib/features/journal/mutations";
import type { ProcessingAgreementQuery } from "@/lib/features/journal/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/**
 * The data processing agreement for a site's journal; a draft while the journal is kept elsewhere.
 * @throws DomainError NOT_FOUND; UNAVAILABLE when too many files wait.
 */
export async function downloadProcessingAgreement(
  database: Database,
  { userId }: Caller,
  { id, format }: { id: string; format: ProcessingAgreementQuery["format"] },
  now: Date,
): Promise<DownloadFile> {
  const site = await findJournalSite(database, userId, id);
  const { years, oursSince } = await journalKeyOf(database, id, now);
  const { operator, name } = service;
  const owner = requisitesOf(site.facts);
  const tree = toProcessingAgreement(
    {
      site: site.address,
      owner: requisitesLine(owner, owner.address),
      executor: requisitesLine(operator, operator.address),
      service: name,
      place: operator.hostingAddress,
      hosting: operator.hosting,
      since: oursSince,
      years,
    },
    now,
  );
  const fileName = `Поручение_журнал_согласий_${site.address}_${toMoscowDate(now)}`;
  return {
    body: new Uint8Array(await writeFileInThread({ tree, format })),
    contentType: contentTypes[format],
    disposition: contentDisposition(safeFileName(fileName, format)),
  };
}
