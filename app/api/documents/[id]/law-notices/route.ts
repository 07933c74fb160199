import { documentParams } from "@/lib/features/documents/record/schema";
import { getLawNotices } from "@/lib/features/law-watch/operations";
import { documentLawNoticesResponse } from "@/lib/features/law-watch/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * Returns `{edition, notices, proposal}`: changed norms, the clauses that cite them, and the text that would be
   * written today.
   */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: limits.compareEditions,
    summary: "Изменения закона, которых документ ещё не учёл",
    details: "В proposal — чем от него отличался бы текст тех же ответов по сегодняшнему шаблону.",
    response: documentLawNoticesResponse,
    apiKey: true,
    params: documentParams,
    handle: async ({ caller, params, now }) =>
      getLawNotices(await getDatabase(), caller.userId, params.id, now),
  }),
});
