import "server-only";

import type { FeedbackStatus } from "@/content/pages/feedback-statuses";
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
export const addressKeptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Takes the e-mail and the proof of the consent out of messages that are done with since 30 days: the
 * purpose is reached, so what names the author has to go (152-ФЗ ст. 21 ч. 4). The words stay. Whoever
 * asked for news goes on being an addressee of it: that is another purpose.
 * @returns how many were cleared.
 */
export function forgetAnsweredAuthors(database: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - addressKeptMs);
  return database.$executeRaw`
    UPDATE feedback SET
      email = NULL, "isAnonymous" = "userId" IS NULL, details = details - 'consent'
    WHERE status IN ('answered', 'closed') AND "updatedAt" <= ${before}
      AND (email IS NOT NULL OR details ? 'consent')
      AND (details->>'agreeToNewsletters') IS DISTINCT FROM 'true'`;
}
