import "server-only";

import type { z } from "zod";
import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { getRequest } from "@/lib/features/requests/data";
import { encryptColumn } from "@/lib/features/requests/encrypted-columns";
import { maxOpenRequests, requestMessages as messages } from "@/lib/features/requests/messages";
import { firstKeptDay } from "@/lib/features/requests/mutations";
import type { PersonRequest } from "@/lib/features/requests/responses";
import type { answerRequest, extensionRequest, NewRequest } from "@/lib/features/requests/schema";
import { canExtend } from "@/lib/features/requests/terms/request-deadlines";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

export type Ids = { id: string; request: string };

/** @throws DomainError VALIDATION for a day in the future or before the retention period. */
export function rejectInvalidReceiptDay(receivedOn: string, now: Date): void {
  if (receivedOn > toMoscowDate(now)) throw fieldError("receivedOn", messages.future);
  if (receivedOn < firstKeptDay(now)) throw fieldError("receivedOn", messages.tooOld);
}

/**
 * Enters a received request.
 * @throws DomainError NOT_FOUND for another user's site; VALIDATION for a day in the future or before the retention
 * period; CONFLICT when too many are unanswered.
 */
export async function addRequest(
  database: Database,
  { userId }: Caller,
  { id: siteId, ...entry }: { id: string } & NewRequest,
  now: Date,
): Promise<PersonRequest> {
  rejectInvalidReceiptDay(entry.receivedOn, now);
  const id = newId();
  await database.$transaction(async (tx) => {
    await findSite(tx, userId, siteId);
    if (!(await insertEntry(tx, { id, siteId, entry, maxUnanswered: maxOpenRequests }, now))) {
      throw new DomainError("CONFLICT", messages.tooMany);
    }
  });
  return getRequest(database, userId, { id: siteId, request: id });
}

/**
 * Inserts an entry into the register of a site; the caller has checked the access.
 * @param entry with `maxUnanswered`, the number of unanswered entries that a site may have.
 * @returns false when the maximum is reached; nothing is stored then.
 */
export async function insertEntry(
  tx: Transaction,
  {
    id,
    siteId,
    entry,
    maxUnanswered,
  }: { id: string; siteId: string; entry: NewRequest; maxUnanswered: number },
  now: Date,
): Promise<boolean> {
  const { kind, channel, receivedOn, ...details } = entry;
  // Parallel calls wait for each other here; otherwise each would count the same entries.
  await tx.$queryRaw`SELECT 1 FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
  if ((await tx.siteRequest.count({ where: { siteId, answeredOn: null } })) >= maxUnanswered)
    return false;
  await tx.siteRequest.create({
    data: {
      ...{ id, siteId, kind, channel, receivedOn },
      details: encryptColumn("details", id, details),
      createdAt: now,
    },
  });
  return true;
}

/**
 * Extends the term of a request: once, if the law allows it, with the reason that the person was given.
 * @throws DomainError NOT_FOUND; CONFLICT when it cannot be extended; VALIDATION for a day outside the term.
 */
export async function extendRequest(
  database: Database,
  { userId }: Caller,
  { id, request, extendedOn, reason }: Ids & z.output<typeof extensionRequest>,
  now: Date,
): Promise<PersonRequest> {
  const entry = await getRequest(database, userId, { id, request });
  if (!canExtend(entry.kind)) throw new DomainError("CONFLICT", messages.noExtension);
  if (entry.answer) throw new DomainError("CONFLICT", messages.answered);
  if (entry.extension) throw new DomainError("CONFLICT", messages.extended);
  if (extendedOn > toMoscowDate(now)) throw fieldError("extendedOn", messages.future);
  if (extendedOn < entry.receivedOn) throw fieldError("extendedOn", messages.beforeReceipt);
  if (entry.dues.every(({ date }) => date < extendedOn)) {
    throw fieldError("extendedOn", messages.afterTerm);
  }
  const { count } = await database.siteRequest.updateMany({
    where: { id: request, site: { userId }, extendedOn: null, answeredOn: null },
    data: {
      extendedOn,
      reason: encryptColumn("reason", request, reason),
      updatedAt: now,
    },
  });
  // A parallel call has extended it already.
  if (count === 0) throw new DomainError("CONFLICT", messages.extended);
  return getRequest(database, userId, { id, request });
}

/**
 * Records the answer; a second call corrects it.
 * @throws DomainError NOT_FOUND; VALIDATION for a day before the receipt or after today.
 */
export async function recordAnswer(
  database: Database,
  { userId }: Caller,
  { id, request, answeredOn, outcome, ...details }: Ids & z.output<typeof answerRequest>,
  now: Date,
): Promise<PersonRequest> {
  const entry = await getRequest(database, userId, { id, request });
  if (answeredOn > toMoscowDate(now)) throw fieldError("answeredOn", messages.future);
  if (answeredOn < entry.receivedOn) throw fieldError("answeredOn", messages.beforeReceipt);
  await database.siteRequest.updateMany({
    where: { id: request, site: { userId } },
    data: {
      answeredOn,
      outcome,
      answer: encryptColumn("answer", request, details),
      updatedAt: now,
    },
  });
  return getRequest(database, userId, { id, request });
}

/** Deletes an entry before the end of its retention. @throws DomainError NOT_FOUND */
export async function deleteRequest(
  database: Database,
  { userId }: Caller,
  { id: siteId, request }: Ids,
): Promise<void> {
  const { count } = await database.siteRequest.deleteMany({
    where: { id: request, siteId, site: { userId } },
  });
  if (count === 0) throw new DomainError("NOT_FOUND", messages.notFound);
}
