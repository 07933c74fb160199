import { contentTypes } from "@/lib/features/documents/export/formats";
import { downloadQuery } from "@/lib/features/documents/record/schema";
import { exportExample, requireExampleType } from "@/lib/features/examples/operations";
import { exampleParams } from "@/lib/features/examples/schema";
import { sourceForPage } from "@/lib/features/templates/in-force/for-pages";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";
import { fileResponse } from "@/lib/platform/http/responses/file-response";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The example as a file: `?format=txt|html|md` for every user, `docx|pdf` on a paid plan. */
  GET: defineRoute({
    access: "user",
    limit: limits.exportDocument,
    summary: "Пример документа файлом",
    response: { contentTypes: Object.values(contentTypes) },
    apiKey: true,
    params: exampleParams,
    query: downloadQuery,
    handle: async ({ caller, params, query, now }) => {
      const source = await sourceForPage(requireExampleType(params.type));
      return fileResponse(await exportExample(caller.account, source, query.format, now));
    },
  }),
});
