import "server-only";

import type { z } from "zod";
import { incidentTexts } from "@/content/incidents/incidents";
import { incidentPapers } from "@/content/incidents/papers";
import { DomainError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import { contentTypes } from "@/lib/features/documents/export/formats";
import { findIncident, toIncident } from "@/lib/features/incidents/data";
import { writeIncidentPaper } from "@/lib/features/incidents/papers/incident-paper";
import type { incidentFileQuery } from "@/lib/features/incidents/schema";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";

/**
 * The letter or the investigation report for the current state of the incident.
 * @throws DomainError NOT_FOUND; CONFLICT when no key decrypts the details; UNAVAILABLE when too many files wait.
 */
export async function downloadIncidentPaper(
  database: Database,
  { userId }: Caller,
  {
    id,
    incident: incidentId,
    paper,
    format,
  }: { id: string; incident: string } & z.output<typeof incidentFileQuery>,
  now: Date,
): Promise<DownloadFile> {
  const row = await findIncident(database, userId, { id, incident: incidentId });
  const { address, passport } = await findSite(database, userId, id);
  const incident = toIncident(row);
  // Otherwise there would be blanks where something was written.
  if (incident.fields === null) throw new DomainError("CONFLICT", incidentTexts.unreadable);
  const operator = requisitesOf(factValues(parseFacts(passport)));
  const tree = writeIncidentPaper(paper, incident, {
    operator,
    site: { address },
    now: now.toISOString(),
  });
  const { filePrefix } = incidentPapers[paper];
  const name = `${filePrefix}_${address}_${toMoscowDate(new Date(incident.foundAt))}`;
  return {
    body: new Uint8Array(await writeFileInThread({ tree, format })),
    contentType: contentTypes[format],
    disposition: contentDisposition(safeFileName(name, format)),
  };
}
