import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { viewFrame } from "@/lib/features/documents/embeds/view";
import { publicParams } from "@/lib/features/documents/publication/schema";
import { publicErrorPage } from "@/lib/features/documents/publication/view";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { framedPageResponse } from "@/lib/platform/http/responses/embedded";
import { errorPageResponse } from "@/lib/platform/http/responses/public-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document as a page that its owner's site may embed in a frame. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("public-document"),
    params: publicParams,
    handle: async ({ request, params, now }) => {
      const options = { ...params, today: toMoscowDate(now) };
      return framedPageResponse(request, await viewFrame(await getDatabase(), options));
    },
    errorPage: (error, requestId) => errorPageResponse(publicErrorPage(error, requestId)),
  }),
});
