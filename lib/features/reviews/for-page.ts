import "server-only";

import { firstReviewCount, type ReviewPage } from "@/lib/features/reviews/calls";
import { listApprovedReviews } from "@/lib/features/reviews/data";
import { readStored } from "@/lib/platform/db/read-stored";
import { nextPagePath } from "@/lib/platform/http/paging";

/** The first approved reviews for the prerendered page; null when the browser has to fetch them. */
export function firstReviewsForPage(): Promise<ReviewPage | null> {
  return readStored(async (database) => {
    const limit = firstReviewCount;
    const { reviews, next } = await listApprovedReviews(database, { limit });
    return { reviews, next: nextPagePath("/api/reviews", { limit, next }) };
  });
}
