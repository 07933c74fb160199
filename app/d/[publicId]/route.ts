import { environment } from "@/lib/config/environment";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { getDatabase } from "@/lib/db/client";
import { publicParams, publicQuery } from "@/lib/documents/publication/schema";
import { refusalPage, viewPublicDocument } from "@/lib/documents/publication/view";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";
import { publicPageResponse, refusalPageResponse } from "@/lib/http/public-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A document that its owner has opened to the world: the edition in force, or `?edition=N`. */
  GET: defineRoute({
    access: "public",
    limit: limits.publicDocument,
    params: publicParams,
    query: publicQuery,
    handle: async ({ request, params, query, now }) => {
      const wanted = { ...params, ...query };
      const place = { today: toMoscowDate(now), siteUrl: environment().siteUrl };
      const page = await viewPublicDocument(await getDatabase(), wanted, place);
      return publicPageResponse(request, page);
    },
    errorPage: (error, requestId) => refusalPageResponse(refusalPage(error, requestId)),
  }),
});
