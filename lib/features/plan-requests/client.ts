"use client";

import type { ListedPlanRequest } from "@/lib/features/plan-requests/responses";
import type { PlanDecision } from "@/lib/features/plan-requests/schema";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/plan-requests";

/** Requests of one state, or all of them. */
export const usePlanRequests = (state: ListedPlanRequest["state"] | null) =>
  usePagedList(path, state === null ? {} : { state });

/** Grants or declines a request. */
export function useDecideRequest() {
  return useApiMutation(
    ({ id, ...body }: PlanDecision & { id: string }) =>
      requestJson(`${path}/${id}`, { method: "PATCH", body }),
    {
      // Fetched again: it moves from one state's list to another's.
      invalidates: [pagesKey(path)],
    },
  );
}
