import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadPaper } from "@/lib/features/internal-papers/paper-file";
import { paperFileQuery, paperParams } from "@/lib/features/internal-papers/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The paper as a file to print and sign. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.exportPaper,
    summary: "Внутренний документ файлом DOCX, PDF или TXT",
    details: "adoption — утверждённый текст вместо нынешнего.",
    response: { contentTypes: [contentTypes.pdf, contentTypes.docx, contentTypes.txt] },
    errors: ["UNAVAILABLE"],
    apiKey: true,
    params: paperParams,
    query: paperFileQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(await downloadPaper(await getDatabase(), caller, { ...params, ...query }, now)),
  }),
});
