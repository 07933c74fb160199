"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedSession } from "@/lib/features/accounts/sessions/schema";
import { request, requestJson } from "@/lib/platform/api-client/request";

export const sessionsKey = ["/api/user/sessions"] as const;

/** The user's active sessions; fetched again each time the screen opens. */
export function useSessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: () => requestJson<ListedSession[]>("/api/user/sessions"),
    refetchOnMount: "always",
  });
}

/** Which session to end; without an id all but this one. The password where the server asked for it. */
export type SessionsEnd = { id: string | null; password?: string };

/** Ends one session, or all but this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: SessionsEnd) =>
      request(id === null ? "/api/user/sessions" : `/api/user/sessions/${id}`, {
        method: "DELETE",
        ...(password === undefined ? {} : { body: { password } }),
      }),
    onSuccess: (_answer, { id }) =>
      client.setQueryData<ListedSession[]>(sessionsKey, (sessions) =>
        sessions?.filter((session) => (id === null ? session.isCurrent : session.id !== id)),
      ),
  });
}
