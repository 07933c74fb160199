import { downloadExtract } from "@/lib/features/journal/export/extract-file";
import { visitorParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All records of one random visitor id, with the exact texts that were shown. */
  GET: defineRoute({
    access: "user",
    members: { site: "seeVisitors" },
    limit: limits.exportJournal,
    summary: "Выписка «Доказательство согласия» по одному посетителю, PDF",
    response: { contentTypes: ["application/pdf"] },
    errors: ["UNAVAILABLE"],
    apiKey: true,
    params: visitorParams,
    handle: async ({ caller, params, now }) =>
      fileResponse(await downloadExtract(await getDatabase(), caller, params, now)),
  }),
});
