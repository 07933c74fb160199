import { downloadReport } from "@/lib/features/site-check/download";
import { checkDownloadQuery, checkParams } from "@/lib/features/site-check/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The report as a file to print or send; like the report, open to anyone who knows the id. */
  GET: defineRoute({
    access: "anyone",
    limit: limits.exportReport,
    summary: "Отчёт проверки файлом",
    response: { contentTypes: ["application/pdf"] },
    errors: ["CONFLICT", "UNAVAILABLE"],
    apiKey: true,
    params: checkParams,
    query: checkDownloadQuery,
    handle: async ({ params, now }) =>
      fileResponse(await downloadReport(await getDatabase(), params.id, now)),
  }),
});
