import { z } from "zod";
import { templateSummaryAnswer } from "@/lib/examples/answers";
import { listTemplates } from "@/lib/examples/operations";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** All types of documents, in the order of the catalogue; an operator may change the extended ones. */
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Типы документов",
    answer: z.array(templateSummaryAnswer),

    handle: async () =>
      Response.json(await listTemplates(), {
        headers: { "cache-control": "public, max-age=60" },
      }),
  }),
});
