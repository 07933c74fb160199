import type { Review } from "@/lib/features/reviews/responses";
import type { ReviewRequest } from "@/lib/features/reviews/schema";
import type { ItemAt } from "@/lib/platform/api-client/api-calls";
import { fetchSameOrigin, nextPageOf, requestJson } from "@/lib/platform/api-client/request";

/*
 * Plain calls, without TanStack Query: a page of words would carry ten kilobytes for one list that
 * nothing else shows.
 */

export const firstReviews = "/api/reviews?limit=20";

export type ReviewPage = { reviews: Review[]; next: string | null };

/**
 * Approved reviews, newest first: the page at `path`, and the path of the next page.
 * @throws ApiError
 */
export async function fetchReviews(path: string): Promise<ReviewPage> {
  // The server names the next page: no type can tell that it is one.
  const response = await fetchSameOrigin(path);
  return {
    reviews: (await response.json()) as ItemAt<typeof firstReviews>[],
    next: nextPageOf(response),
  };
}

/**
 * Sends a review to the moderator.
 * @throws ApiError
 */
export const sendReview = (body: ReviewRequest) =>
  requestJson("/api/reviews", { method: "POST", body });
