import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { listWaitingSites } from "@/lib/features/law-watch/many-sites/operations";
import {
  waitingSitesQuery,
  waitingSitesResponse,
} from "@/lib/features/law-watch/many-sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The sites whose documents require an update, with the changes of each document. */
  GET: defineRoute({
    access: "user",
    limit: limits.compareEditions,
    summary: "Сайты, документов которых коснулось изменение закона",
    details: "По десять сайтов: каждый текст пишется заново, чтобы узнать, изменится ли он.",
    response: waitingSitesResponse,
    apiKey: true,
    query: waitingSitesQuery,
    handle: async ({ caller, query, now }) => {
      const settings = creationSettings(now);
      return listWaitingSites(await getDatabase(), caller, query, settings);
    },
  }),
});
