import { z } from "zod";
import { listTemplates } from "@/lib/features/examples/operations";
import { templateSummaryResponse } from "@/lib/features/examples/schema";
import { industryTemplatesForPages } from "@/lib/features/templates/in-force/for-pages";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All types of documents, in the order of the catalogue; an operator may change the industry templates. */
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Типы документов",
    response: z.array(templateSummaryResponse),
    handle: async () =>
      Response.json(listTemplates(await industryTemplatesForPages()), {
        headers: { "cache-control": "public, max-age=60" },
      }),
  }),
});
