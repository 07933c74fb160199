import { getDatabase } from "@/lib/db/client";
import { contentTypes } from "@/lib/documents/export/render-document";
import { exportDocument } from "@/lib/documents/operations";
import { documentParams, downloadQuery } from "@/lib/documents/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document as a file: `?format=txt|html|md` for every owner, `docx|pdf` on a paid plan; `?edition=N`. */
  GET: defineRoute({
    access: "user",
    limit: limits.exportDocument,
    summary: "Документ файлом",
    answer: { contentTypes: Object.values(contentTypes) },
    apiKey: true,

    params: documentParams,
    query: downloadQuery,
    handle: async ({ request, visitor, params, query, now }) => {
      const wanted = { ...params, ...query, recorded: request.method !== "HEAD" };
      return fileResponse(await exportDocument(await getDatabase(), visitor, wanted, now));
    },
  }),
});
