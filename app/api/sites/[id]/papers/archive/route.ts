import { downloadPapers } from "@/lib/features/internal-papers/paper-file";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Two folders, DOCX and PDF, numbered as on the screen. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.exportArchive,
    summary: "Все внутренние документы сайта одним архивом",
    response: { contentTypes: ["application/zip"] },
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      fileResponse(await downloadPapers(await getDatabase(), caller, params, now)),
  }),
});
