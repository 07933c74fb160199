"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListedPlanRequest } from "@/lib/features/plan-requests/responses";
import type { NewPlanRequest, PlanDecision } from "@/lib/features/plan-requests/schema";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { listKey, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/plan-requests";
const adminPath = "/api/admin/plan-requests";

/** The user's newest request. @throws ApiError */
export const fetchOwnRequest = () => requestJson(path);

/** Asks for a plan. @throws ApiError */
export const requestPlan = (body: NewPlanRequest) => requestJson(path, { method: "POST", body });

/** Takes the request back. @throws ApiError */
export const withdrawRequest = () => request(path, { method: "DELETE" });

/** Requests of one state, or all of them. */
export const usePlanRequests = (state: ListedPlanRequest["state"] | null) =>
  usePagedList(adminPath, state === null ? {} : { state });

/** Switches the plan of a request on or declines it. */
export function useDecideRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PlanDecision & { id: string }) =>
      requestJson(`${adminPath}/${id}`, { method: "PATCH", body }),
    // Fetched again: it leaves one state's list and joins another's.
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(adminPath) }),
  });
}
