"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedPlanRequest } from "@/lib/features/plan-requests/responses";
import type { PlanDecision } from "@/lib/features/plan-requests/schema";
import { requestJson } from "@/lib/platform/api-client/request";
import { listKey, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/plan-requests";

/** Requests of one state, or all of them. */
export const usePlanRequests = (state: ListedPlanRequest["state"] | null) =>
  usePagedList(path, state === null ? {} : { state });

/** Grants or declines a request. */
export function useDecideRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PlanDecision & { id: string }) =>
      requestJson(`${path}/${id}`, { method: "PATCH", body }),
    // Fetched again: it moves from one state's list to another's.
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(path) }),
  });
}
