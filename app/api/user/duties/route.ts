import { getOwnDuties } from "@/lib/features/duties/data";
import { ownDutiesResponse } from "@/lib/features/duties/responses";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Open duties of all sites of the user, the nearest first. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Обязанности по всем сайтам: просроченные и ближайшие",
    response: ownDutiesResponse,
    apiKey: true,
    handle: async ({ caller, now }) => getOwnDuties(await getDatabase(), caller, now),
  }),
});
