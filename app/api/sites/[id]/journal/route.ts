import { getJournal } from "@/lib/features/journal/data";
import { changeJournal } from "@/lib/features/journal/operations";
import { journalResponse } from "@/lib/features/journal/responses";
import { journalChangeRequest, siteJournalParams } from "@/lib/features/journal/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Where the site's journal is kept, for how long, and its current size. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.costlyRead,
    summary: "Журнал согласий сайта: где он, на какой срок и какова доля согласий",
    response: journalResponse,
    apiKey: true,
    params: siteJournalParams,
    handle: async ({ caller, params, now }) =>
      getJournal(await getDatabase(), caller.userId, params.id, now),
  }),

  /** Changes the place or the retention term. Records past the new term are deleted within an hour. */
  PATCH: defineRoute({
    access: "user",
    members: { site: "decideJournal" },
    limit: limits.change,
    summary: "Сменить место журнала или срок хранения записей",
    details:
      "place: ours поручает сервису обработку (152-ФЗ ст. 6 ч. 3), поэтому нужно и isOrderGiven: true. Новый срок действует и на прежние записи.",
    response: journalResponse,
    apiKey: true,
    params: siteJournalParams,
    body: journalChangeRequest,
    example: { years: 3 },
    handle: async ({ caller, params, body, now }) =>
      changeJournal(await getDatabase(), caller, { ...params, ...body }, now),
  }),
});
