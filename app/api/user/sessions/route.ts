import { z } from "zod";
import { listActiveSessions, toListedSession } from "@/lib/features/accounts/sessions/data";
import { endOtherSessions } from "@/lib/features/accounts/sessions/operations";
import {
  endedSessionsResponse,
  listedSessionResponse,
  sessionsEndRequest,
} from "@/lib/features/accounts/sessions/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The caller's active sessions, the most recently used first. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Активные сеансы",
    response: z.array(listedSessionResponse),
    handle: async ({ caller, now }) => {
      const sessions = await listActiveSessions(await getDatabase(), caller.userId, now);
      return sessions.map((session) => toListedSession(session, caller.sessionId));
    },
  }),

  /** Ends all other sessions; `{ended}` is how many. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завершить все сеансы, кроме этого",
    response: endedSessionsResponse,
    body: sessionsEndRequest,
    bodyIsOptional: true,
    handle: async ({ caller, body, now }) => {
      const ended = await endOtherSessions(await getDatabase(), caller, body.password, now);
      return { message: "Остальные сеансы завершены", ended };
    },
  }),
});
