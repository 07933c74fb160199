"use client";

import { useQuery } from "@tanstack/react-query";
import type { PlannedRequest } from "@/lib/features/notifications/planned/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/admin/planned-notifications";
const plannedQuery = freshQuery(path);

/** Drafts and scheduled notifications; fetched again whenever the screen opens. */
export const usePlannedNotifications = () => useQuery(plannedQuery);

/** Stores a new one, or replaces the one with `id`. */
export function useSavePlanned() {
  return useApiMutation(
    ({ id, ...body }: PlannedRequest & { id: string | null }) =>
      id === null
        ? requestJson(path, { method: "POST", body })
        : requestJson(`${path}/${id}`, { method: "PUT", body }),
    { invalidates: [plannedQuery.queryKey] },
  );
}

/** Deletes a draft, or cancels a scheduled notification. */
export function useCancelPlanned() {
  return useApiMutation((id: string) => requestJson(`${path}/${id}`, { method: "DELETE" }), {
    invalidates: [plannedQuery.queryKey],
    invalidatesOnError: true,
  });
}
