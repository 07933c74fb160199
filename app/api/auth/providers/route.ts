import { providersResponse } from "@/lib/features/accounts/providers/responses";
import { configuredProviders } from "@/lib/platform/auth/providers/configured";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("sign-in-services"),
    summary: "Через какие сервисы здесь можно войти",
    response: providersResponse,
    handle: async () => ({ providers: configuredProviders() }),
  }),
});
