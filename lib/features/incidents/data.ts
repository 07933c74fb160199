import "server-only";

import { incidentMessages } from "@/content/incidents/incidents";
import { DomainError } from "@/lib/core/errors";
import { requisitesOf } from "@/lib/engine/answers/owner-requisites";
import { factValues, parseFacts } from "@/lib/engine/passport/facts";
import { decryptDetails } from "@/lib/features/incidents/details";
import type { Incident, Incidents } from "@/lib/features/incidents/responses";
import { deadlineOf } from "@/lib/features/requests/terms/deadlines";
import { findSite } from "@/lib/features/sites/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { workingCalendar } from "@/lib/platform/content/working-calendar";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const incidentColumns = {
  id: true,
  foundAt: true,
  firstFoundAt: true,
  details: true,
  noticeSentAt: true,
  resultsSentAt: true,
} as const;
type IncidentRow = Prisma.SiteIncidentGetPayload<{ select: typeof incidentColumns }>;

/** All incidents of a site, newest first; `operations.ts` limits their number. @throws DomainError NOT_FOUND */
export async function getIncidents(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  now: Date,
): Promise<Incidents> {
  const { id, name, address, passport } = await findSite(database, userId, siteId);
  return {
    site: { id, name, address },
    operator: requisitesOf(factValues(parseFacts(passport))),
    now: now.toISOString(),
    incidents: await exportIncidents(database, siteId),
  };
}

/** Returns the incidents without their site, for the data export. */
export async function exportIncidents(database: Transaction, siteId: string): Promise<Incident[]> {
  const rows = await database.siteIncident.findMany({
    where: { siteId },
    orderBy: [{ foundAt: "desc" }, { id: "desc" }],
    select: incidentColumns,
  });
  return rows.map(toIncident);
}

/** One incident as stored. @throws DomainError NOT_FOUND, also for that of another user or site. */
export async function findIncident(
  database: Transaction,
  userId: AuthorizedUserId,
  { id: siteId, incident }: { id: string; incident: string },
): Promise<IncidentRow> {
  const row = await database.siteIncident.findFirst({
    where: { id: incident, siteId, site: { userId } },
    select: incidentColumns,
  });
  if (!row) throw new DomainError("NOT_FOUND", incidentMessages.notFound);
  return row;
}

export function toIncident(row: IncidentRow): Incident {
  const { id, foundAt, firstFoundAt } = row;
  const details = decryptDetails(id, row.details);
  const endOf = (key: "incidentNotice" | "incidentResults") =>
    deadlineOf(key, foundAt, workingCalendar).endsAt.toISOString();
  return {
    id,
    foundAt: foundAt.toISOString(),
    firstFoundAt: firstFoundAt?.toISOString() ?? null,
    correction: details?.correction ?? "",
    fields: details?.fields ?? null,
    notice: {
      endsAt: endOf("incidentNotice"),
      sentAt: row.noticeSentAt?.toISOString() ?? null,
      number: details?.noticeNumber ?? "",
    },
    results: {
      endsAt: endOf("incidentResults"),
      sentAt: row.resultsSentAt?.toISOString() ?? null,
      number: details?.resultsNumber ?? "",
    },
  };
}
