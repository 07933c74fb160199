import "server-only";

import type { FeedbackPriority } from "@/content/feedback/options";
import type { FeedbackStatus } from "@/content/feedback/statuses";
import { newId } from "@/lib/core/ids";
import type { ConsentProof } from "@/lib/features/consents/proof";
import { feedbackColumns, toFeedback } from "@/lib/features/feedback/data";
import type { Feedback } from "@/lib/features/feedback/responses";
import type { NewFeedback } from "@/lib/features/feedback/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

export type FeedbackInsert = Pick<NewFeedback, "type" | "category" | "title" | "description"> & {
  userId: AuthorizedUserId | null;
  email: string | null;
  rating: number | null;
  details: FeedbackDetails;
};

export async function insertFeedback(
  database: Transaction,
  { title, description, ...columns }: FeedbackInsert,
  now: Date,
): Promise<Feedback> {
  const status: FeedbackStatus = "new";
  const row = await database.feedback.create({
    data: {
      ...columns,
      id: newId(),
      subject: title,
      message: description,
      isAnonymous: columns.userId === null && columns.email === null,
      status,
      createdAt: now,
      updatedAt: now,
    },
    select: feedbackColumns,
  });
  return toFeedback(row);
}

/**
 * Removes the identifying data from the messages of a deleted account: the e-mail, and the IP address in the proof of
 * consent. The text stays for the support.
 */
export async function eraseFeedbackAuthor(
  tx: Transaction,
  userId: AuthorizedUserId,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE feedback SET email = NULL, "isAnonymous" = true, details = details - 'consent'
    WHERE "userId" = ${userId}`;
}

/** The JSON columns: answers that are never searched, and the proof of consent. */
type FeedbackDetails = {
  priority: FeedbackPriority;
  features: string[];
  agreeToNewsletters: boolean;
  consent: ConsentProof;
} & Pick<NewFeedback, "satisfaction" | "usability" | "recommend">;
