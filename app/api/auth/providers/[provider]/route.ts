import { signInCookie } from "@/lib/features/accounts/providers/cookie";
import { startProviderSignIn } from "@/lib/features/accounts/providers/provider-flow";
import { providerStartedResponse } from "@/lib/features/accounts/providers/responses";
import { providerParams, providerStartRequest } from "@/lib/features/accounts/providers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns the address of the provider's page and sets the cookie that binds the sign-in to this browser. */
  POST: defineRoute({
    access: "public",
    limit: limits.signInService,
    summary: "Начать вход через сервис: узнать, куда перейти",
    response: providerStartedResponse,
    errors: ["NOT_FOUND"],
    params: providerParams,
    body: providerStartRequest,
    bodyIsOptional: true,
    example: { next: "/documents" },
    handle: async ({ params, body, now, setCookie }) => {
      const { url, token } = await startProviderSignIn(
        await getDatabase(),
        params.provider,
        body,
        now,
      );
      setCookie(signInCookie(token));
      return { url };
    },
  }),
});
