import { getDatabase } from "@/lib/db/client";
import { editionComparisonAnswer } from "@/lib/documents/answers";
import { compareEditions } from "@/lib/documents/editions/operations";
import { comparisonQuery } from "@/lib/documents/editions/schema";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{from, to, comparison}`: what differs between two editions of the document, word by word. */
  GET: defineRoute({
    access: "user",
    limit: limits.compareEditions,
    summary: "Чем отличаются две редакции документа",
    answer: editionComparisonAnswer,
    apiKey: true,

    params: documentParams,
    query: comparisonQuery,
    handle: async ({ visitor, params, query }) =>
      compareEditions(await getDatabase(), visitor.userId, { ...params, ...query }),
  }),
});
