import { creationSettings } from "@/lib/features/documents/rights/creation-settings";
import { acceptLawChangesOfSites } from "@/lib/features/law-watch/many-sites/operations";
import {
  acceptedSitesResponse,
  acceptSitesRequest,
} from "@/lib/features/law-watch/many-sites/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All or none of a site's documents; a rejected site does not affect the others. */
  POST: defineRoute({
    access: "user",
    limit: limits.createEdition,
    summary: "Принять изменение закона для документов нескольких сайтов",
    details:
      "До десяти сайтов. У каждого сайта — все документы или ни одного; сайт, которому отказано, назван в ответе и не мешает остальным.",
    response: acceptedSitesResponse,
    apiKey: true,
    body: acceptSitesRequest,
    handle: async ({ caller, body, now }) => {
      const settings = creationSettings(now);
      return acceptLawChangesOfSites(await getDatabase(), caller, body, settings);
    },
  }),
});
