import { z } from "zod";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** This API as OpenAPI 3.1, written at build time by `scripts/build/describe-api.ts`. */
  GET: defineRoute({
    access: "public",
    limit: "none",
    summary: "Описание API в формате OpenAPI 3.1",
    response: z.looseObject({ openapi: z.literal("3.1.0") }),
    handle: async () => {
      // Imported on use: the script that writes the file imports this route before the file exists.
      const { default: document } = await import("@/lib/features/openapi/generated/openapi.json");
      return Response.json(document, { headers: { "cache-control": "public, max-age=300" } });
    },
  }),
});
