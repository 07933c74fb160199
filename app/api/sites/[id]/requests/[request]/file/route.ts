import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadAnswer } from "@/lib/features/requests/answers/answer-file";
import { answerFileQuery, siteRequestParams } from "@/lib/features/requests/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The reply as a file to fill in, sign and send. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepRequests" },
    limit: limits.exportPaper,
    summary: "Ответ на запрос человека или Роскомнадзора, PDF или DOCX",
    details:
      "text — какой ответ: information, refusal, clarification, extension и другие по виду запроса.",
    response: { contentTypes: [contentTypes.pdf, contentTypes.docx] },
    errors: ["CONFLICT", "UNAVAILABLE"],
    apiKey: true,
    params: siteRequestParams,
    query: answerFileQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(await downloadAnswer(await getDatabase(), caller, { ...params, ...query }, now)),
  }),
});
