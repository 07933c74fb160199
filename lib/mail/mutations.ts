import "server-only";

import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import type { Mail } from "@/lib/mail/types";
import { wakeOutbox } from "@/lib/outbox/wake";

/**
 * Puts a letter among those to be sent. Takes the transaction of its cause: what is rolled back is
 * never written about, and what is committed always is.
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

/** How long a letter that was sent, or given up, stays in the operator's list. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Removes letters that are done with. */
export async function deleteOldMail(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.outboxMail.deleteMany({
    where: { OR: [{ sentAt: { lt } }, { failedAt: { lt } }] },
  });
}
