import { revokeApiKey } from "@/lib/api-keys/operations";
import { apiKeyParams } from "@/lib/api-keys/schema";
import { getDatabase } from "@/lib/db/client";
import { messageAnswer } from "@/lib/http/answer-schemas";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Revokes the key: the next call with it is 401. */
  DELETE: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Отозвать ключ API",
    answer: messageAnswer,
    params: apiKeyParams,
    handle: async ({ visitor, params, now }) => {
      await revokeApiKey(await getDatabase(), visitor.userId, params.id, now);
      return { message: "Ключ отозван" };
    },
  }),
});
