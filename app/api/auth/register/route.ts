import { findTokens, sessionCookie } from "@/lib/auth/session-cookie";
import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { requestOrigin } from "@/lib/http/request-origin";
import { logout } from "@/lib/sessions/operations";
import { signedInAnswer } from "@/lib/users/answers";
import { register } from "@/lib/users/operations";
import { registrationSchema } from "@/lib/users/schema";

/** 201 `{token, user}` and the session cookie; 409 when the e-mail is taken. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.register,
    summary: "Зарегистрироваться",
    answer: signedInAnswer,
    status: 201,

    body: registrationSchema,
    handle: async ({ request, body, address, now, setCookie, nameAccount }) => {
      const origin = requestOrigin(request, address);
      const database = await getDatabase();
      const signedIn = await register(database, body, origin, now);
      nameAccount(signedIn.user.id);
      // The session that came along is replaced: nobody is left who could end it.
      await logout(database, findTokens(request.headers));
      setCookie(sessionCookie(signedIn.token));
      return Response.json(signedIn, { status: 201 });
    },
  }),
});
