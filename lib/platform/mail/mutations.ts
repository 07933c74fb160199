import "server-only";

import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";
import type { Mail } from "@/lib/platform/mail/mail";
import { leaseMs } from "@/lib/platform/outbox/deliver-due";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/**
 * Queues an e-mail in the transaction of its cause: if that is rolled back nothing is sent, and if it is committed the
 * e-mail always is.
 */
export async function queueMail(
  tx: Transaction,
  { recipient, subject, text, html }: Mail,
  now: Date,
): Promise<void> {
  const data = { id: newId(), recipient, subject, text, html, dueAt: now, createdAt: now };
  await tx.outboxMail.create({ data });
  wakeOutbox();
}

/** How long a sent or failed e-mail stays in the operator's list. */
const keptMs = 30 * dayMs;

/** Deletes old e-mails that were sent or failed. */
export async function deleteOldMail(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.outboxMail.deleteMany({
    where: { OR: [{ sentAt: { lt } }, { failedAt: { lt } }] },
  });
}

/**
 * Makes an e-mail due now, with all its attempts before it.
 * @returns false when it is absent, was sent, or is in a sender's hands (its lease has not ended).
 */
export async function retryMail(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.outboxMail.updateMany({
    // A failed attempt says why: without a reason the first one is still to come, or under way.
    where: { id, sentAt: null, lastError: { not: null }, OR: notUnderWay(now) },
    data: { dueAt: now, failedAt: null, attempts: 0 },
  });
  if (count > 0) wakeOutbox();
  return count > 0;
}

/** Given up, or farther in the future than a lease would put it, or due anyway. */
function notUnderWay(now: Date) {
  const leaseEnd = new Date(now.getTime() + leaseMs);
  return [{ failedAt: { not: null } }, { dueAt: { gt: leaseEnd } }, { dueAt: { lte: now } }];
}
