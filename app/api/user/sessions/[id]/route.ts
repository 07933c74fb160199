import { endSession } from "@/lib/features/accounts/sessions/operations";
import { sessionParams, sessionsEndRequest } from "@/lib/features/accounts/sessions/schema";
import { clearedSessionCookie } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Ends one of the caller's sessions; ending the current one is a logout. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завершить сеанс",
    response: messageResponse,
    params: sessionParams,
    body: sessionsEndRequest,
    bodyIsOptional: true,
    handle: async ({ caller, params, body, now, setCookie }) => {
      const ended = { sid: params.id, password: body.password };
      await endSession(await getDatabase(), caller, ended, now);
      if (params.id === caller.sessionId) setCookie(clearedSessionCookie());
      return { message: "Сеанс завершён" };
    },
  }),
});
