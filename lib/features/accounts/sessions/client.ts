"use client";

import { useQuery } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request } from "@/lib/platform/api-client/request";

const path = "/api/user/sessions";
const sessionsQuery = freshQuery(path);
export const sessionsKey = sessionsQuery.queryKey;

/** The user's active sessions; fetched again whenever the screen opens. */
export const useSessions = () => useQuery(sessionsQuery);

/** The session to end; without an id all but this one. `password` is needed when the server asked for it. */
export type SessionsEnd = { id: string | null; password?: string };

/** Ends one session, or all but this one. */
export const useEndSession = () =>
  useApiMutation(
    ({ id, password }: SessionsEnd) =>
      request(id === null ? path : `${path}/${id}`, {
        method: "DELETE",
        ...(password === undefined ? {} : { body: { password } }),
      }),
    {
      updates: [
        sessionsQuery,
        (sessions, _response, { id }) =>
          sessions.filter((session) => (id === null ? session.isCurrent : session.id !== id)),
      ],
      // The session may have ended already.
      invalidatesOnError: true,
    },
  );
