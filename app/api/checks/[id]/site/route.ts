import { importCheckFacts } from "@/lib/features/site-check/import-check-facts";
import { checkedSiteResponse } from "@/lib/features/site-check/responses";
import { checkedSiteRequest, checkParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Turns the findings of a check into the passport of a site, for its owner to confirm. */
  POST: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Завести или дополнить сайт тем, что увидела проверка",
    details:
      "Каждое сведение помечается как увиденное (origin: seen): документы из него составляются, когда вы сохраните сведения о сайте. То, что вы ответили сами, не меняется — расхождения перечислены в differ. Отчёт, сделанный без входа, сначала сохраните: POST …/keep.",
    response: checkedSiteResponse,
    errors: ["CONFLICT"],
    apiKey: true,
    params: checkParams,
    body: checkedSiteRequest,
    bodyIsOptional: true,
    handle: async ({ caller, params, body, now }) =>
      importCheckFacts(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
