import { exportJournal } from "@/lib/features/journal/export/csv-file";
import { recordFilter, siteJournalParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The same records as the list, as a CSV table. */
  GET: defineRoute({
    access: "user",
    members: { site: "seeVisitors" },
    limit: limits.exportJournal,
    summary: "Записи журнала согласий таблицей CSV",
    details: "UTF-8 с BOM, через точку с запятой: открывается в Excel.",
    response: { contentTypes: ["text/csv"] },
    apiKey: true,
    params: siteJournalParams,
    query: recordFilter,
    handle: async ({ caller, params, query, now }) =>
      fileResponse(
        await exportJournal(await getDatabase(), caller, { ...params, filter: query }, now),
      ),
  }),
});
