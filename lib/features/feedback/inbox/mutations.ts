import "server-only";

import type { FeedbackStatus } from "@/content/feedback/statuses";
import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

export type InboxUpdate = {
  status?: FeedbackStatus | undefined;
  adminResponse?: string | undefined;
  answeredAt?: Date;
};

export async function updateFeedback(
  tx: Transaction,
  id: string,
  update: InboxUpdate,
  now: Date,
): Promise<void> {
  await tx.feedback.updateMany({ where: { id }, data: { ...update, updatedAt: now } });
}

/** How long the e-mail of an answered message is kept: 152-ФЗ ст. 21 ч. 4. */
export const emailRetentionMs = 30 * dayMs;

/**
 * Erases the e-mail and the proof of consent from messages closed 30 days ago: the purpose is reached, so data that
 * identify the author must be deleted (152-ФЗ ст. 21 ч. 4). The text stays. Subscriptions to news stay too: they are
 * another purpose.
 * @returns the number of messages changed.
 */
export function eraseAnsweredAuthors(database: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - emailRetentionMs);
  return database.$executeRaw`
    UPDATE feedback SET
      email = NULL, "isAnonymous" = "userId" IS NULL, details = details - 'consent'
    WHERE status IN ('answered', 'closed') AND "updatedAt" <= ${before}
      AND (email IS NOT NULL OR details ? 'consent')
      AND (details->>'agreeToNewsletters') IS DISTINCT FROM 'true'`;
}
