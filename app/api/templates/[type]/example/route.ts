import { exampleAnswer } from "@/lib/examples/answers";
import { describeExample } from "@/lib/examples/operations";
import { exampleParams } from "@/lib/examples/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** A document of this type for a made-up owner, written by the engine: it is public and changes daily. */
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Пример документа",
    answer: exampleAnswer,

    params: exampleParams,
    handle: async ({ params, now }) =>
      Response.json(await describeExample(params.type, now), {
        headers: { "cache-control": "public, max-age=60" },
      }),
  }),
});
