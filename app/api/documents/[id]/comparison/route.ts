import { compareEditions } from "@/lib/features/documents/editions/operations";
import { comparisonQuery } from "@/lib/features/documents/editions/schema";
import { editionComparisonResponse } from "@/lib/features/documents/record/responses";
import { documentParams } from "@/lib/features/documents/record/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Returns `{from, to, comparison}`: the word-by-word difference between two editions. */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: limits.compareEditions,
    summary: "Чем отличаются две редакции документа",
    response: editionComparisonResponse,
    apiKey: true,
    params: documentParams,
    query: comparisonQuery,
    handle: async ({ caller, params, query }) =>
      compareEditions(await getDatabase(), caller.userId, { ...params, ...query }),
  }),
});
