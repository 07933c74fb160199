import { getPaper } from "@/lib/features/internal-papers/data";
import { paperResponse } from "@/lib/features/internal-papers/responses";
import { paperParams, paperQuery } from "@/lib/features/internal-papers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.costlyRead,
    summary:
      "Внутренний документ: нынешний текст, утверждения и чем текст отличается от утверждённого",
    response: paperResponse,
    apiKey: true,
    params: paperParams,
    query: paperQuery,
    handle: async ({ caller, params, query, now }) =>
      getPaper(await getDatabase(), caller.userId, { ...params, ...query }, now),
  }),
});
