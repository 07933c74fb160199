import { sessionCookie } from "@/lib/auth/session-cookie";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { requestOrigin } from "@/lib/http/request-origin";
import { login } from "@/lib/sessions/operations";
import { loginSchema } from "@/lib/sessions/schema";
import { signedInAnswer } from "@/lib/users/answers";

/** `{token, user}` and the session cookie; 401 with the same words whichever of the two was wrong. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.login,
    summary: "Войти по email и паролю",
    answer: signedInAnswer,
    refusals: ["UNAUTHENTICATED"],

    body: loginSchema,
    handle: async ({ request, body, address, now, setCookie }) => {
      const signedIn = await login(await getDatabase(), body, requestOrigin(request, address), now);
      setCookie(sessionCookie(signedIn.token));
      return signedIn;
    },
  }),
});
