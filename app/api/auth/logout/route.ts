import { clearedSessionCookie, findTokens } from "@/lib/auth/session-cookie";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { logout } from "@/lib/sessions/operations";

/** Ends the session of whatever token came along; 200 without one too. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: "none",
    summary: "Выйти: завершить сеанс, токен которого прислан",
    answer: messageAnswer,

    handle: async ({ request, setCookie }) => {
      // First: the cookie goes even when the database does not answer.
      setCookie(clearedSessionCookie());
      const tokens = findTokens(request.headers);
      if (tokens.length > 0) await logout(await getDatabase(), tokens);
      return { message: "Вы вышли из системы" };
    },
  }),
});
