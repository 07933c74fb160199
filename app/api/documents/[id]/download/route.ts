import { contentTypes } from "@/lib/features/documents/export/formats";
import { exportDocument } from "@/lib/features/documents/operations";
import { documentParams, downloadQuery } from "@/lib/features/documents/record/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The document as a file: `?format=txt|html|md` for every owner, `docx|pdf` on a paid plan; `?edition=N`. */
  GET: defineRoute({
    access: "user",
    members: { document: "read" },
    limit: limits.exportDocument,
    summary: "Документ файлом",
    response: { contentTypes: Object.values(contentTypes) },
    apiKey: true,
    params: documentParams,
    query: downloadQuery,
    handle: async ({ request, caller, params, query, now }) => {
      const options = { ...params, ...query, recorded: request.method !== "HEAD" };
      return fileResponse(await exportDocument(await getDatabase(), caller, options, now));
    },
  }),
});
