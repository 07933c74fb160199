import { getSiteDuties } from "@/lib/features/duties/data";
import { siteDutiesResponse } from "@/lib/features/duties/responses";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All duties of a site with their due days, from every source. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: "none",
    summary: "Календарь обязанностей сайта: что и до какого дня",
    response: siteDutiesResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) =>
      getSiteDuties(await getDatabase(), caller.userId, params.id, now),
  }),
});
