import { recordAnswer } from "@/lib/features/requests/operations";
import { requestResponse } from "@/lib/features/requests/responses";
import { answerRequest, siteRequestParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Records that the person was answered; repeating the call corrects it. */
  PUT: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: limits.change,
    summary: "Отметить, что на запрос ответили",
    response: requestResponse,
    apiKey: true,
    params: siteRequestParams,
    body: answerRequest,
    example: { answeredOn: "2026-11-27", outcome: "done", outgoing: "7" },
    handle: async ({ caller, params, body, now }) =>
      recordAnswer(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
