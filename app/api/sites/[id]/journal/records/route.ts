import { z } from "zod";
import { findJournalSite, pageOfRecords } from "@/lib/features/journal/data";
import { purgeRecords } from "@/lib/features/journal/operations";
import { journalRecordResponse, purgedRecordsResponse } from "@/lib/features/journal/responses";
import { recordsPurgeQuery, recordsQuery, siteJournalParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { givenFilters, listResponse } from "@/lib/platform/http/paging";
import { plural } from "@/lib/russian/plural";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Records, newest first; each filter has an index. */
  GET: defineRoute({
    access: "user",
    members: { site: "seeVisitors" },
    limit: "none",
    summary: "Записи журнала согласий, новые первыми",
    details: "Дни — по московскому времени, оба включительно.",
    response: z.array(journalRecordResponse),
    apiKey: true,
    params: siteJournalParams,
    query: recordsQuery,
    handle: async ({ caller, params, query }) => {
      const database = await getDatabase();
      await findJournalSite(database, caller.userId, params.id);
      const { limit, cursor, ...filter } = query;
      const { page, next } = await pageOfRecords(database, params.id, filter, { limit, cursor });
      return listResponse(`/api/sites/${params.id}/journal/records`, page, {
        limit,
        next,
        filter: givenFilters(filter),
      });
    },
  }),

  /** Deletes records before their term ends: all, or those before a day. */
  DELETE: defineRoute({
    access: "user",
    members: { site: "decideJournal" },
    limit: limits.change,
    summary: "Удалить записи журнала согласий раньше срока",
    details: "before — первый день, который останется; без него удаляются все записи.",
    response: purgedRecordsResponse,
    apiKey: true,
    params: siteJournalParams,
    query: recordsPurgeQuery,
    handle: async ({ caller, params, query }) => {
      const records = await purgeRecords(await getDatabase(), caller, { ...params, ...query });
      const message = `Удалено: ${plural(records, "запись", "записи", "записей")}`;
      return { message, records };
    },
  }),
});
