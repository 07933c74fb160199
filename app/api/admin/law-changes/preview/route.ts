import { previewLawChange } from "@/lib/features/law-watch/operations";
import { impactResponse } from "@/lib/features/law-watch/responses";
import { impactQuery } from "@/lib/features/law-watch/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{documents, owners}`: how many a change would affect. Stores nothing. */
  GET: defineRoute({
    access: "admin",
    limit: limits.costlyRead,
    summary: "Сколько документов и владельцев затронет изменение нормы",
    response: impactResponse,
    query: impactQuery,
    handle: async ({ query }) => previewLawChange(await getDatabase(), query),
  }),
});
