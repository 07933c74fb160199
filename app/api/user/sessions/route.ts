import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { endedSessionsAnswer, listedSessionAnswer } from "@/lib/sessions/answers";
import { listActiveSessions, toListedSession } from "@/lib/sessions/data";
import { endOtherSessions } from "@/lib/sessions/operations";
import { sessionsEnd } from "@/lib/sessions/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The visitor's active sessions, the one used last first. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Активные сеансы",
    answer: z.array(listedSessionAnswer),

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
    answer: endedSessionsAnswer,

    body: sessionsEnd,
    bodyIsOptional: true,
    handle: async ({ visitor, body, now }) => {
      const ended = await endOtherSessions(await getDatabase(), visitor, body.password, now);
      return { message: "Остальные сеансы завершены", ended };
    },
  }),
});
