import "server-only";

import {
  type FeedbackPriority,
  feedbackCategories,
  feedbackPriorities,
  feedbackTypes,
} from "@/content/feedback/options";
import { type FeedbackStatus, feedbackStatuses } from "@/content/feedback/statuses";
import { ratings } from "@/content/reviews/rating-labels";
import type { Feedback } from "@/lib/features/feedback/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/** The columns that a message's author sees: no e-mail, no proof of consent. */
export const feedbackColumns = {
  id: true,
  type: true,
  category: true,
  rating: true,
  subject: true,
  message: true,
  status: true,
  adminResponse: true,
  details: true,
  createdAt: true,
} as const;

type FeedbackRow = Prisma.FeedbackGetPayload<{ select: typeof feedbackColumns }>;

/** A page of the messages that the user has sent while signed in, newest first, and the cursor of the next page. */
export async function listOwnFeedback(
  database: Transaction,
  userId: AuthorizedUserId,
  { limit, cursor }: ListPage,
): Promise<{ feedback: Feedback[]; next: Cursor | null }> {
  const rows = await database.feedback.findMany({
    where: { userId, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: feedbackColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { feedback: page.map(toFeedback), next };
}

/** Converts a row to the API response; an unknown value becomes the default one. */
export function toFeedback({ subject, message, details, ...row }: FeedbackRow): Feedback {
  const known = <K extends string>(options: Record<K, string>, value: unknown, otherwise: K) =>
    (Object.keys(options) as K[]).find((key) => key === value) ?? otherwise;
  const { priority } = (details ?? {}) as { priority?: unknown };
  return {
    id: row.id,
    type: known(feedbackTypes, row.type, "suggestion"),
    category: known(feedbackCategories, row.category, "general"),
    priority: known<FeedbackPriority>(feedbackPriorities, priority, "medium"),
    rating: ratings.find((rating) => rating === row.rating) ?? null,
    title: subject,
    description: message,
    status: known<FeedbackStatus>(feedbackStatuses, row.status, "new"),
    adminResponse: row.adminResponse,
    createdAt: row.createdAt.toISOString(),
  };
}
