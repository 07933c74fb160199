"use client";

import type { ModeratedReview } from "@/lib/features/reviews/responses";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/reviews";

/** Reviews of one state, or all of them. */
export function useModeratedReviews(isApproved: boolean | null): PagedList<ModeratedReview> {
  const filter: Record<string, string> =
    isApproved === null ? {} : { isApproved: String(isApproved) };
  return usePagedList(path, filter);
}

/** Publishes or unpublishes a review. */
export function useModerateReview() {
  return useApiMutation(
    ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      requestJson(`${path}/${id}`, { method: "PATCH", body: { isApproved } }),
    {
      // Fetched again: it moves from one state's list to another's.
      invalidates: [pagesKey(path)],
    },
  );
}

/** Deletes a review permanently. */
export function useRemoveReview() {
  return useApiMutation((id: string) => request(`${path}/${id}`, { method: "DELETE" }), {
    invalidates: [pagesKey(path)],
  });
}
