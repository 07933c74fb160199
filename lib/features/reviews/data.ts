import "server-only";

import { ratings } from "@/content/reviews/rating-labels";
import type { ModeratedReview, Review } from "@/lib/features/reviews/responses";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/** The public columns. The e-mail is not read at all, so that it cannot leak. */
const publicColumns = {
  id: true,
  userName: true,
  rating: true,
  comment: true,
  isApproved: true,
  createdAt: true,
} as const;

export const moderatorColumns = { ...publicColumns, email: true } as const;

/** A page of approved reviews, newest first, and the cursor of the next page. */
export async function listApprovedReviews(
  database: Transaction,
  { limit, cursor }: ListPage,
): Promise<{ reviews: Review[]; next: Cursor | null }> {
  const rows = await database.review.findMany({
    where: { isApproved: true, ...afterCursor(cursor) },
    orderBy: newestFirst,
    take: limit + 1,
    select: publicColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { reviews: page.map(toReview), next };
}

/** Lists reviews for the administrator: every state by default, with e-mails. */
export async function listReviews(
  database: Transaction,
  { limit, cursor, isApproved }: ListPage & { isApproved?: boolean | undefined },
): Promise<{ reviews: ModeratedReview[]; next: Cursor | null }> {
  const rows = await database.review.findMany({
    where: { isApproved, ...afterCursor(cursor) },
    orderBy: newestFirst,
    take: limit + 1,
    select: moderatorColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { reviews: page.map(toReview), next };
}

/** Converts a row to the API response. A rating outside the scale, which we never write, becomes a 5. */
export function toReview<Row extends { rating: number; createdAt: Date }>(row: Row) {
  return {
    ...row,
    rating: ratings.find((rating) => rating === row.rating) ?? 5,
    createdAt: row.createdAt.toISOString(),
  };
}
