import { clearedSignInCookie, readSignInToken } from "@/lib/features/accounts/providers/cookie";
import { pendingSignInResponse } from "@/lib/features/accounts/providers/responses";
import { providerSignInRequest } from "@/lib/features/accounts/providers/schema";
import { describeSignIn, finishSignIn } from "@/lib/features/accounts/providers/sign-in";
import { signedInResponse } from "@/lib/features/accounts/responses";
import { logout } from "@/lib/features/accounts/sessions/operations";
import { findTokens, sessionCookie } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { requestOrigin } from "@/lib/platform/http/limits/client-address";
import { limits, publicCallLimit } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns the state of the sign-in that this browser began at a provider. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("provider-sign-in"),
    summary: "Чем кончится вход через сервис, начатый в этом браузере",
    response: pendingSignInResponse,
    errors: ["NOT_FOUND"],
    handle: async ({ request, now }) =>
      describeSignIn(await getDatabase(), readSignInToken(request.headers), now),
  }),

  /** Returns `{token, user}` and sets the session cookie, as a login does. */
  POST: defineRoute({
    access: "public",
    limit: limits.login,
    summary: "Завершить вход через сервис",
    response: signedInResponse,
    errors: ["NOT_FOUND", "CONFLICT", "FORBIDDEN", "SECOND_FACTOR_REQUIRED"],
    body: providerSignInRequest,
    bodyIsOptional: true,
    handle: async ({ request, body, address, now, setCookie, nameAccount }) => {
      const database = await getDatabase();
      const signedIn = await finishSignIn(
        database,
        {
          token: readSignInToken(request.headers),
          code: body.code,
          accepts: body.accepts === true,
          origin: requestOrigin(request, address),
          nameAccount,
        },
        now,
      );
      // End the request's own session: its token is replaced, so it could not be ended later.
      await logout(database, findTokens(request.headers));
      setCookie(sessionCookie(signedIn.token));
      setCookie(clearedSignInCookie());
      return signedIn;
    },
  }),
});
