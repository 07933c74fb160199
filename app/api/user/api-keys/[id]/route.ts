import { revokeApiKey } from "@/lib/features/accounts/api-keys/operations";
import { apiKeyParams } from "@/lib/features/accounts/api-keys/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { messageResponse } from "@/lib/platform/http/responses/response-schemas";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Revokes the key: the next call with it gets 401. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отозвать ключ API",
    response: messageResponse,
    params: apiKeyParams,
    handle: async ({ caller, params, now }) => {
      await revokeApiKey(await getDatabase(), caller.userId, params.id, now);
      return { message: "Ключ отозван" };
    },
  }),
});
