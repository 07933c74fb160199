import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { viewText } from "@/lib/features/documents/embeds/view";
import { publicParams } from "@/lib/features/documents/publication/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import {
  embeddedErrorResponse,
  embeddedTextResponse,
} from "@/lib/platform/http/responses/embedded";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The article alone, for another site's server to fetch once a day. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("public-document"),
    params: publicParams,
    handle: async ({ request, params, now }) => {
      const options = { ...params, today: toMoscowDate(now) };
      return embeddedTextResponse(request, await viewText(await getDatabase(), options));
    },
    errorPage: ({ message }) => embeddedErrorResponse(message),
  }),
});
