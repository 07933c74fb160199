"use client";

import type { ModeratedReview } from "@/lib/features/reviews/responses";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useChange } from "@/lib/platform/api-client/cache/use-change";
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
  return useChange(
    ({ id, isApproved }: { id: string; isApproved: boolean }) =>
      requestJson(`${path}/${id}`, { method: "PATCH", body: { isApproved } }),
    {
      // Fetched again: it moves from one state's list to another's.
      keys: [pagesKey(path)],
    },
  );
}

/** Deletes a review permanently. */
export function useRemoveReview() {
  return useChange((id: string) => request(`${path}/${id}`, { method: "DELETE" }), {
    keys: [pagesKey(path)],
  });
}
