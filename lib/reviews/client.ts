"use client";

import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { request, requestJson } from "@/lib/api-client/request";
import type { Review } from "@/lib/reviews/types";

const reviewsKey = ["/api/reviews"] as const;
const firstPage = "/api/reviews?limit=20";

/** Approved reviews, newest first, twenty at a time. */
export function useReviews() {
  return useInfiniteQuery({
    queryKey: reviewsKey,
    queryFn: async ({ pageParam }) => {
      const response = await request(pageParam);
      return { reviews: (await response.json()) as Review[], next: nextPage(response) };
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.next,
  });
}

/** The address in `Link: <…>; rel="next"`, or null on the last page. */
function nextPage(response: Response): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
}

/** What the form sends. */
export type ReviewRequest = {
  userName: string;
  email: string;
  rating: number;
  comment: string;
  agreeToDataProcessing: boolean;
  agreeToPublication: boolean;
};

/** Sends a review to the moderator, then refreshes the list (specification § 7); fails with `ApiError`. */
export function useSendReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReviewRequest) =>
      requestJson<{ message: string }>("/api/reviews", { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsKey }),
  });
}
