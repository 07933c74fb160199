import { getPapers } from "@/lib/features/internal-papers/data";
import { savePaperAnswers } from "@/lib/features/internal-papers/operations";
import { papersResponse } from "@/lib/features/internal-papers/responses";
import { paperAnswersRequest } from "@/lib/features/internal-papers/schema";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Which papers the site's owner needs, which are adopted, and which questions are unanswered. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.costlyRead,
    summary: "Внутренние документы сайта: какие нужны, какие утверждены, чего не хватает",
    response: papersResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      getPapers(await getDatabase(), caller.userId, params, now),
  }),

  /** Replaces all answers that only the papers ask for; a missing one becomes unanswered. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepPapers" },
    limit: limits.change,
    summary: "Сохранить ответы, которые нужны только внутренним документам",
    response: papersResponse,
    apiKey: true,
    params: siteParams,
    body: paperAnswersRequest,
    example: { city: "г. Тверь", headPost: "Генеральный директор", headName: "В. В. Ветров" },
    handle: async ({ caller, params, body, now }) =>
      savePaperAnswers(await getDatabase(), caller, { ...params, answers: body }, now),
  }),
});
