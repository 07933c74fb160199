import { register } from "@/lib/features/accounts/registration/operations";
import { signedInResponse } from "@/lib/features/accounts/responses";
import { registrationRequest } from "@/lib/features/accounts/schema";
import { logout } from "@/lib/features/accounts/sessions/operations";
import { findTokens, sessionCookie } from "@/lib/platform/auth/session-cookie";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { requestOrigin } from "@/lib/platform/http/limits/client-address";
import { limits } from "@/lib/platform/http/limits/limits";

/** 201 `{token, user}` and the session cookie; 409 when the e-mail address is taken. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  POST: defineRoute({
    access: "public",
    limit: limits.register,
    summary: "Зарегистрироваться",
    response: signedInResponse,
    status: 201,
    body: registrationRequest,
    example: { email: "owner@example.ru", password: "длинный пароль", firstName: "Ольга" },
    handle: async ({ request, body, address, now, setCookie, nameAccount }) => {
      const origin = requestOrigin(request, address);
      const database = await getDatabase();
      const signedIn = await register(database, body, origin, now);
      nameAccount(signedIn.user.id);
      // End the request's own session: its token is replaced, so it could not be ended later.
      await logout(database, findTokens(request.headers));
      setCookie(sessionCookie(signedIn.token));
      return Response.json(signedIn, { status: 201 });
    },
  }),
});
