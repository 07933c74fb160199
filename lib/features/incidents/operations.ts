import "server-only";

import type { z } from "zod";
import {
  incidentYears,
  incidentMessages as messages,
  incidentTexts as texts,
} from "@/content/incidents/incidents";
import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { startOfDay } from "@/lib/core/time/moscow-days";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { findIncident, toIncident } from "@/lib/features/incidents/data";
import {
  decryptDetails,
  encryptDetails,
  type IncidentDetails,
  noDetails,
} from "@/lib/features/incidents/details";
import type { Incident } from "@/lib/features/incidents/responses";
import type {
  foundRequest,
  incidentFieldsRequest,
  newIncidentRequest,
  recordReportRequest,
} from "@/lib/features/incidents/schema";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { addMonths } from "@/lib/russian/working-calendar";

/** The maximum number of incidents of a site: each is a page of text. */
const maxIncidents = 50;

type Ids = { id: string; incident: string };

/** The earliest time of incidents that are still kept. */
const firstKept = (now: Date): Date =>
  startOfDay(addMonths(toMoscowDate(now), -12 * incidentYears));

function checkFound(foundAt: Date, now: Date): void {
  if (foundAt > now) throw fieldError("foundAt", messages.future);
  if (foundAt < firstKept(now)) throw fieldError("foundAt", messages.tooOld);
}

/**
 * Records that a leak was found, which starts the two deadlines.
 * @throws DomainError NOT_FOUND for another user's site; VALIDATION; CONFLICT when there are too many.
 */
export async function recordIncident(
  database: Database,
  { userId }: Caller,
  { id: siteId, foundAt }: { id: string } & z.output<typeof newIncidentRequest>,
  now: Date,
): Promise<Incident> {
  checkFound(foundAt, now);
  const incident = newId();
  return database.$transaction(async (tx) => {
    await findSite(tx, userId, siteId);
    // Parallel calls wait for each other here; otherwise each would count the same rows.
    await tx.$queryRaw`SELECT 1 FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
    if ((await tx.siteIncident.count({ where: { siteId } })) >= maxIncidents) {
      throw new DomainError("CONFLICT", messages.tooMany);
    }
    const details = encryptDetails(incident, noDetails());
    await tx.siteIncident.create({
      data: { id: incident, siteId, foundAt, details, createdAt: now },
    });
    return toIncident(await findIncident(tx, userId, { id: siteId, incident }));
  });
}

/** Saves the content of the notices. @throws DomainError NOT_FOUND */
export const saveIncidentFields = (
  database: Database,
  caller: Caller,
  { id, incident, ...fields }: Ids & z.output<typeof incidentFieldsRequest>,
  now: Date,
): Promise<Incident> =>
  change(database, caller, { id, incident }, now, (_row, details) => ({
    details: { ...details, fields },
  }));

/**
 * Corrects the time when the leak was found: once, with a reason, and before a notice has stated it.
 * @throws DomainError NOT_FOUND; VALIDATION; CONFLICT.
 */
export const correctDiscoveryTime = (
  database: Database,
  caller: Caller,
  { id, incident, foundAt, reason }: Ids & z.output<typeof foundRequest>,
  now: Date,
): Promise<Incident> =>
  change(database, caller, { id, incident }, now, (row, details) => {
    if (row.firstFoundAt) throw new DomainError("CONFLICT", messages.corrected);
    if (row.noticeSentAt || row.resultsSentAt) {
      throw new DomainError("CONFLICT", messages.alreadySent);
    }
    checkFound(foundAt, now);
    return {
      data: { foundAt, firstFoundAt: row.foundAt },
      details: { ...details, correction: reason },
    };
  });

/** Records that a notice was sent to the regulator. @throws DomainError NOT_FOUND; VALIDATION */
export const recordReport = (
  database: Database,
  caller: Caller,
  { id, incident, part, sentAt, number }: Ids & z.output<typeof recordReportRequest>,
  now: Date,
): Promise<Incident> =>
  change(database, caller, { id, incident }, now, (row, details) => {
    if (sentAt > now) throw fieldError("sentAt", messages.future);
    if (sentAt < row.foundAt) throw fieldError("sentAt", messages.beforeFound);
    return part === "notice"
      ? { data: { noticeSentAt: sentAt }, details: { ...details, noticeNumber: number } }
      : { data: { resultsSentAt: sentAt }, details: { ...details, resultsNumber: number } };
  });

type Row = Awaited<ReturnType<typeof findIncident>>;
type Changed = {
  data?: { foundAt?: Date; firstFoundAt?: Date; noticeSentAt?: Date; resultsSentAt?: Date };
  details: IncidentDetails;
};

/**
 * The details are one encrypted text: changes of one incident run one after another, or the later would undo the
 * earlier.
 */
function change(
  database: Database,
  { userId }: Caller,
  ids: Ids,
  now: Date,
  decide: (row: Row, details: IncidentDetails) => Changed,
): Promise<Incident> {
  return database.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM site_incidents WHERE id = ${ids.incident} FOR UPDATE`;
    const row = await findIncident(tx, userId, ids);
    const before = decryptDetails(row.id, row.details);
    // The secret may come back, so nothing is overwritten.
    if (!before) throw new DomainError("CONFLICT", texts.unreadable);
    const { data, details } = decide(row, before);
    await tx.siteIncident.update({
      where: { id: row.id },
      data: { ...data, details: encryptDetails(row.id, details), updatedAt: now },
    });
    return toIncident(await findIncident(tx, userId, ids));
  });
}

/** Deletes an incident before the end of its retention. @throws DomainError NOT_FOUND */
export async function deleteIncident(
  database: Database,
  { userId }: Caller,
  { id: siteId, incident }: Ids,
): Promise<void> {
  const { count } = await database.siteIncident.deleteMany({
    where: { id: incident, siteId, site: { userId } },
  });
  if (count === 0) throw new DomainError("NOT_FOUND", messages.notFound);
}

/** Deletes incidents whose retention has ended. */
export async function deleteOldIncidents(database: Transaction, now: Date): Promise<number> {
  const { count } = await database.siteIncident.deleteMany({
    where: { foundAt: { lt: firstKept(now) } },
  });
  return count;
}
