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
import { canExtend } from "@/lib/features/requests/terms/dues";
import { findSite } from "@/lib/features/sites/data";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

export type Ids = { id: string; request: string };

/** @throws DomainError VALIDATION for a day that has not come or is past its keeping. */
export function rejectInvalidReceiptDay(receivedOn: string, now: Date): void {
  if (receivedOn > toMoscowDate(now)) throw fieldError("receivedOn", messages.future);
  if (receivedOn < firstKeptDay(now)) throw fieldError("receivedOn", messages.tooOld);
}

/**
 * Enters a request that has come.
 * @throws DomainError NOT_FOUND for a site of another; VALIDATION for a day that has not come or is past its keeping;
 * CONFLICT where too many wait.
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
    if (!(await insertEntry(tx, { id, siteId, entry, most: maxOpenRequests }, now))) {
      throw new DomainError("CONFLICT", messages.tooMany);
    }
  });
  return getRequest(database, userId, { id: siteId, request: id });
}

/**
 * Puts an entry into the register of a site, which the caller may write to.
 * @param entry with `most`: so many may wait afterwards.
 * @returns false when as many wait already; nothing is stored then.
 */
export async function insertEntry(
  tx: Transaction,
  { id, siteId, entry, most }: { id: string; siteId: string; entry: NewRequest; most: number },
  now: Date,
): Promise<boolean> {
  const { kind, channel, receivedOn, ...details } = entry;
  // Parallel calls wait for each other here, or each would count the same entries.
  await tx.$queryRaw`SELECT 1 FROM sites WHERE id = ${siteId} FOR NO KEY UPDATE`;
  if ((await tx.siteRequest.count({ where: { siteId, answeredOn: null } })) >= most) return false;
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
 * Prolongs the term: once, where the law allows it, with the reason that the person was told.
 * @throws DomainError NOT_FOUND; CONFLICT where nothing can be prolonged; VALIDATION for a day outside of the term.
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
  // Of two calls at once one has prolonged it.
  if (count === 0) throw new DomainError("CONFLICT", messages.extended);
  return getRequest(database, userId, { id, request });
}

/**
 * Records the answer; again, to correct what was recorded.
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

/** Deletes an entry before its term. @throws DomainError NOT_FOUND */
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
