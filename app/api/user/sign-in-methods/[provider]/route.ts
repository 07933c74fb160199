import { signInCookie } from "@/lib/features/accounts/providers/cookie";
import { disconnectProvider } from "@/lib/features/accounts/providers/disconnect-provider";
import { startProviderConnect } from "@/lib/features/accounts/providers/provider-flow";
import { providerStartedResponse } from "@/lib/features/accounts/providers/responses";
import { methodChangeRequest, providerParams } from "@/lib/features/accounts/providers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns the address of the provider's page; the account is linked when the browser returns from it. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Начать подключение сервиса к аккаунту: узнать, куда перейти",
    response: providerStartedResponse,
    errors: ["NOT_FOUND", "CONFLICT"],
    params: providerParams,
    body: methodChangeRequest,
    bodyIsOptional: true,
    handle: async ({ caller, params, body, now, setCookie }) => {
      const { password } = body;
      const input = { ...params, password };
      const { url, token } = await startProviderConnect(await getDatabase(), caller, input, now);
      setCookie(signInCookie(token));
      return { url };
    },
  }),

  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отключить сервис от аккаунта",
    response: messageResponse,
    errors: ["NOT_FOUND", "CONFLICT"],
    params: providerParams,
    body: methodChangeRequest,
    bodyIsOptional: true,
    handle: async ({ caller, params, body, now }) => {
      const { password } = body;
      await disconnectProvider(await getDatabase(), caller, { ...params, password }, now);
      return { message: "Способ входа отключён" };
    },
  }),
});
