import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { publicParams, publicQuery } from "@/lib/features/documents/publication/schema";
import { publicErrorPage, viewPublicDocument } from "@/lib/features/documents/publication/view";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { publicCallLimit } from "@/lib/platform/http/limits/limits";
import { errorPageResponse, publicPageResponse } from "@/lib/platform/http/responses/public-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A public document: the edition in force, or `?edition=N`. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("public-document"),
    params: publicParams,
    query: publicQuery,
    handle: async ({ request, params, query, now }) => {
      const options = { ...params, ...query };
      const place = { today: toMoscowDate(now), siteUrl: environment().siteUrl };
      const page = await viewPublicDocument(await getDatabase(), options, place);
      return publicPageResponse(request, page);
    },
    errorPage: (error, requestId) => errorPageResponse(publicErrorPage(error, requestId)),
  }),
});
