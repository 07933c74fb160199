import { signedInResponse } from "@/lib/features/accounts/responses";
import { logout } from "@/lib/features/accounts/sessions/operations";
import { login } from "@/lib/features/accounts/sign-in/operations";
import { loginRequest } from "@/lib/features/accounts/sign-in/schema";
import { findTokens, sessionCookie } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { requestOrigin } from "@/lib/platform/http/limits/client-address";
import { limits } from "@/lib/platform/http/limits/limits";

/**
 * Returns `{token, user}` and sets the session cookie. 401 with the same message whether the e-mail or the password was
 * wrong; with a different code when both are right and the second factor is missing.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.login,
    summary: "Войти по email и паролю",
    response: signedInResponse,
    errors: ["UNAUTHENTICATED", "SECOND_FACTOR_REQUIRED"],
    body: loginRequest,
    example: { email: "owner@example.ru", password: "пароль от аккаунта" },
    handle: async ({ request, body, address, now, setCookie, nameAccount }) => {
      const database = await getDatabase();
      const attempt = { origin: requestOrigin(request, address), nameAccount };
      const signedIn = await login(database, body, attempt, now);
      // End the request's own session: its token is replaced, so it could not be ended later.
      await logout(database, findTokens(request.headers));
      setCookie(sessionCookie(signedIn.token));
      return signedIn;
    },
  }),
});
