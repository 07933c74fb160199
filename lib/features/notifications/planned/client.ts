"use client";

import { useQuery } from "@tanstack/react-query";
import type { PlannedRequest } from "@/lib/features/notifications/planned/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useChange } from "@/lib/platform/api-client/cache/use-change";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/admin/planned-notifications";
const plannedQuery = freshQuery(path);

/** Drafts and scheduled notifications; fetched again whenever the screen opens. */
export const usePlannedNotifications = () => useQuery(plannedQuery);

/** Stores a new one, or replaces the one with `id`. */
export function useSavePlanned() {
  return useChange(
    ({ id, ...body }: PlannedRequest & { id: string | null }) =>
      id === null
        ? requestJson(path, { method: "POST", body })
        : requestJson(`${path}/${id}`, { method: "PUT", body }),
    { keys: [plannedQuery.queryKey] },
  );
}

/** Deletes a draft, or cancels a scheduled notification. */
export function useCancelPlanned() {
  return useChange((id: string) => requestJson(`${path}/${id}`, { method: "DELETE" }), {
    keys: [plannedQuery.queryKey],
    afterError: true,
  });
}
