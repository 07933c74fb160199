import { getDatabase } from "@/lib/db/client";
import { documentParams } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { documentLawNoticesAnswer } from "@/lib/law-watch/answers";
import { readLawNotices } from "@/lib/law-watch/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{edition, notices, proposal}`: changed norms, the clauses that cite them, and what would be written today. */
  GET: defineRoute({
    access: "user",
    limit: limits.compareEditions,
    summary: "Изменения закона, которых документ ещё не учёл",
    details: "В proposal — чем от него отличался бы текст тех же ответов по сегодняшнему шаблону.",
    answer: documentLawNoticesAnswer,
    apiKey: true,
    params: documentParams,
    handle: async ({ visitor, params, now }) =>
      readLawNotices(await getDatabase(), visitor.userId, params.id, now),
  }),
});
