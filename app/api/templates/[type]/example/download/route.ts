import { contentTypes } from "@/lib/documents/export/render-document";
import { downloadQuery } from "@/lib/documents/schema";
import { exportExample } from "@/lib/examples/operations";
import { exampleParams } from "@/lib/examples/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { fileResponse } from "@/lib/http/file-response";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The example as a file: `?format=txt|html|md` for every user, `docx|pdf` on a paid plan. */
  GET: defineRoute({
    access: "user",
    limit: limits.exportDocument,
    summary: "Пример документа файлом",
    answer: { contentTypes: Object.values(contentTypes) },
    apiKey: true,

    params: exampleParams,
    query: downloadQuery,
    handle: async ({ visitor, params, query, now }) =>
      fileResponse(await exportExample(visitor.account, { ...params, ...query }, now)),
  }),
});
