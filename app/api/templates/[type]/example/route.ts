import { describeExample, requireExampleType } from "@/lib/features/examples/operations";
import { exampleParams, exampleResponse } from "@/lib/features/examples/schema";
import { sourceForPage } from "@/lib/features/templates/in-force/for-pages";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /**
   * A document of this type for a fictional owner, written by the engine; public, and different every day because of
   * its date.
   */
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Пример документа",
    response: exampleResponse,
    params: exampleParams,
    handle: async ({ params, now }) => {
      const source = await sourceForPage(requireExampleType(params.type));
      return Response.json(describeExample(source, now), {
        headers: { "cache-control": "public, max-age=60" },
      });
    },
  }),
});
