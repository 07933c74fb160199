import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { getSiteLawNotices } from "@/lib/features/law-watch/one-site/operations";
import { siteLawNoticesResponse } from "@/lib/features/law-watch/responses";
import { siteParams } from "@/lib/features/sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The documents of a site that require an update, each with the changes. */
  GET: defineRoute({
    access: "user",
    members: { site: "read" },
    limit: limits.compareEditions,
    summary: "Документы сайта, которых коснулось изменение закона",
    response: siteLawNoticesResponse,
    apiKey: true,
    params: siteParams,
    handle: async ({ caller, params, now }) => {
      const settings = creationSettings(now);
      return getSiteLawNotices(await getDatabase(), caller, params.id, settings);
    },
  }),
});
