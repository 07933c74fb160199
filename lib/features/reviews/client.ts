import type { Review } from "@/lib/features/reviews/responses";
import type { ReviewRequest } from "@/lib/features/reviews/schema";
import { nextPageOf, request, requestJson } from "@/lib/platform/api-client/request";
import type { Message } from "@/lib/platform/http/responses/response-schemas";

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
  const response = await request(path);
  return { reviews: (await response.json()) as Review[], next: nextPageOf(response) };
}

/**
 * Sends a review to the moderator.
 * @throws ApiError
 */
export const sendReview = (body: ReviewRequest) =>
  requestJson<Message>("/api/reviews", { method: "POST", body });
