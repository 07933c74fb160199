"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PlannedRequest } from "@/lib/features/notifications/planned/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/admin/planned-notifications";
const plannedQuery = freshQuery(path);

/** Drafts and what is sent at an hour; fetched again each time the screen opens. */
export const usePlannedNotifications = () => useQuery(plannedQuery);

/** Keeps a new one, or another text in the place of `id`. */
export function useSavePlanned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: PlannedRequest & { id: string | null }) =>
      id === null
        ? requestJson(path, { method: "POST", body })
        : requestJson(`${path}/${id}`, { method: "PUT", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: plannedQuery.queryKey }),
  });
}

/** Takes a draft away, or cancels what is sent at an hour. */
export function useCancelPlanned() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => requestJson(`${path}/${id}`, { method: "DELETE" }),
    onSettled: () => client.invalidateQueries({ queryKey: plannedQuery.queryKey }),
  });
}
