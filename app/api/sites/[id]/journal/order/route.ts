import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadProcessingAgreement } from "@/lib/features/journal/export/processing-agreement-file";
import { processingAgreementQuery, siteJournalParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The order that goes with a journal kept by the service. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.exportJournal,
    summary: "Поручение обработки для журнала в сервисе (152-ФЗ ст. 6 ч. 3), PDF или DOCX",
    response: { contentTypes: [contentTypes.pdf, contentTypes.docx] },
    errors: ["UNAVAILABLE"],
    apiKey: true,
    params: siteJournalParams,
    query: processingAgreementQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(
        await downloadProcessingAgreement(
          await getDatabase(),
          caller,
          { ...params, ...query },
          now,
        ),
      ),
  }),
});
