import { clearedSessionCookie } from "@/lib/auth/session-cookie";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { endSession } from "@/lib/sessions/operations";
import { sessionParams, sessionsEnd } from "@/lib/sessions/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Ends one of the visitor's sessions; the one that asks too, which is a logout. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завершить сеанс",
    answer: messageAnswer,

    params: sessionParams,
    body: sessionsEnd,
    bodyIsOptional: true,
    handle: async ({ visitor, params, body, now, setCookie }) => {
      const ended = { sid: params.id, password: body.password };
      await endSession(await getDatabase(), visitor, ended, now);
      if (params.id === visitor.sessionId) setCookie(clearedSessionCookie());
      return { message: "Сеанс завершён" };
    },
  }),
});
