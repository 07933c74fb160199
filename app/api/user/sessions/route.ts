import { z } from "zod";
import { listActiveSessions, toListedSession } from "@/lib/features/accounts/sessions/data";
import { endOtherSessions } from "@/lib/features/accounts/sessions/operations";
import {
  endedSessionsResponse,
  listedSessionResponse,
  sessionsEndRequest,
} from "@/lib/features/accounts/sessions/schema";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The visitor's active sessions, the one used last first. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Активные сеансы",
    response: z.array(listedSessionResponse),

    handle: async ({ visitor, now }) => {
      const sessions = await listActiveSessions(await getDatabase(), visitor.userId, now);
      return sessions.map((session) => toListedSession(session, visitor.sessionId));
    },
  }),

  /** Ends all others; `{ended}` is how many. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завершить все сеансы, кроме этого",
    response: endedSessionsResponse,

    body: sessionsEndRequest,
    bodyIsOptional: true,
    handle: async ({ visitor, body, now }) => {
      const ended = await endOtherSessions(await getDatabase(), visitor, body.password, now);
      return { message: "Остальные сеансы завершены", ended };
    },
  }),
});
