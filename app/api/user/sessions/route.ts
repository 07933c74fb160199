import { z } from "zod";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { endedSessionsAnswer, listedSessionAnswer } from "@/lib/sessions/answers";
import { listActiveSessions, toListedSession } from "@/lib/sessions/data";
import { deleteOtherSessions } from "@/lib/sessions/mutations";

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

    handle: async ({ visitor: { userId, sessionId } }) => {
      const ended = await deleteOtherSessions(await getDatabase(), userId, sessionId);
      return { message: "Остальные сеансы завершены", ended };
    },
  }),
});
