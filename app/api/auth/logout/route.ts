import { logout } from "@/lib/features/accounts/sessions/operations";
import { clearedSessionCookie, findTokens } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

/** Ends the session of whatever token came along; 200 without one too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: "none",
    summary: "Выйти: завершить сеанс, токен которого прислан",
    response: messageResponse,

    handle: async ({ request, setCookie }) => {
      // First: the cookie goes even when the database does not answer.
      setCookie(clearedSessionCookie());
      const tokens = findTokens(request.headers);
      if (tokens.length > 0) await logout(await getDatabase(), tokens);
      return { message: "Вы вышли из системы" };
    },
  }),
});
