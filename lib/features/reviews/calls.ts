import type { Review } from "@/lib/features/reviews/responses";
import type { ReviewRequest } from "@/lib/features/reviews/schema";
import type { ItemAt } from "@/lib/platform/api-client/api-calls";
import { fetchSameOrigin, nextPageOf, requestJson } from "@/lib/platform/api-client/request";

/**
 * Plain calls, without TanStack Query: it would add ten kilobytes to static pages for a list that nothing else shows.
 */

/** Reviews of a page of the list. */
export const firstReviewCount = 20;

export const firstReviews = `/api/reviews?limit=${firstReviewCount}` as const;

export type ReviewPage = { reviews: Review[]; next: string | null };

/**
 * Fetches approved reviews, newest first: the page at `path`, and the path of the next page.
 * @throws ApiError
 */
export async function fetchReviews(path: string): Promise<ReviewPage> {
  // The server gives the next page's path, which no type can check.
  const response = await fetchSameOrigin(path);
  return {
    reviews: (await response.json()) as ItemAt<typeof firstReviews>[],
    next: nextPageOf(response),
  };
}

/**
 * Sends a review for moderation.
 * @throws ApiError
 */
export const sendReview = (body: ReviewRequest) =>
  requestJson("/api/reviews", { method: "POST", body });
