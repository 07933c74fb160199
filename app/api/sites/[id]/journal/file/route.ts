import { downloadJournalFile } from "@/lib/features/journal/export/journal-file";
import { journalFileQuery, siteJournalParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The program that keeps the journal on the owner's own server, with the settings of this site. */
  GET: defineRoute({
    access: "user",
    members: { site: "keepBanner" },
    limit: "none",
    summary: "Файл журнала для своего сервера: journal.php или journal.mjs",
    response: { contentTypes: ["text/plain"] },
    apiKey: true,
    params: siteJournalParams,
    query: journalFileQuery,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(
        await downloadJournalFile(await getDatabase(), caller, { ...params, ...query }, now),
      ),
  }),
});
