import { logout } from "@/lib/features/accounts/sessions/operations";
import { clearedSessionCookie, findTokens } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Ends the session of the request's token; 200 even without one. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: "none",
    summary: "Выйти: завершить сеанс, токен которого прислан",
    response: messageResponse,
    handle: async ({ request, setCookie }) => {
      // Clear the cookie first, so that it is removed even when the database is down.
      setCookie(clearedSessionCookie());
      const tokens = findTokens(request.headers);
      if (tokens.length > 0) await logout(await getDatabase(), tokens);
      return { message: "Вы вышли из системы" };
    },
  }),
});
