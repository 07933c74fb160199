import { getDatabase } from "@/lib/db/client";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { reachAnswer } from "@/lib/law-watch/answers";
import { previewLawChange } from "@/lib/law-watch/operations";
import { reachQuery } from "@/lib/law-watch/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{documents, owners}`: whom a change would touch. Changes nothing. */
  GET: defineRoute({
    access: "admin",
    limit: limits.change,
    summary: "Сколько документов и владельцев затронет изменение нормы",
    answer: reachAnswer,
    query: reachQuery,
    handle: async ({ query }) => previewLawChange(await getDatabase(), query),
  }),
});
