import "server-only";

import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import { wakeOutbox } from "@/lib/outbox/wake";

/** A letter as it is written; `html` says the same as `text`, for programs that show it. */
export type Mail = { recipient: string; subject: string; text: string; html?: string };

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
