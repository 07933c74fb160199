import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadIncidentPaper } from "@/lib/features/incidents/papers/paper-file";
import { incidentFileQuery, siteIncidentParams } from "@/lib/features/incidents/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The notice to the people concerned, or the report of the investigation, as a file. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepIncidents" },
    limit: limits.exportPaper,
    summary: "Письмо людям или акт расследования инцидента, PDF или DOCX",
    response: { contentTypes: [contentTypes.pdf, contentTypes.docx] },
    errors: ["CONFLICT", "UNAVAILABLE"],
    apiKey: true,
    params: siteIncidentParams,
    query: incidentFileQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(
        await downloadIncidentPaper(await getDatabase(), caller, { ...params, ...query }, now),
      ),
  }),
});
