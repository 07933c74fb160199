import { viewDocument } from "@/lib/features/documents/operations";
import { documentParams, editionQuery } from "@/lib/features/documents/record/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { pageResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * The document as a self-contained page: no scripts, no requests, no access to the surrounding site; `?edition=N`.
   */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: "none",
    summary: "Документ отдельной страницей",
    response: { contentTypes: ["text/html"] },
    apiKey: true,
    params: documentParams,
    query: editionQuery,
    handle: async ({ caller, params, query }) => {
      const options = { ...params, ...query };
      return pageResponse(await viewDocument(await getDatabase(), caller.userId, options));
    },
  }),
});
