import { getDatabase } from "@/lib/db/client";
import { viewDocument } from "@/lib/documents/operations";
import { documentParams, editionQuery } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { pageResponse } from "@/lib/http/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document as a page of its own: no scripts, no requests, no access to the site around it; `?edition=N`. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Документ отдельной страницей",
    answer: { contentTypes: ["text/html"] },
    apiKey: true,

    params: documentParams,
    query: editionQuery,
    handle: async ({ visitor, params, query }) => {
      const wanted = { ...params, ...query };
      return pageResponse(await viewDocument(await getDatabase(), visitor.userId, wanted));
    },
  }),
});
