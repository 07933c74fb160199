import { describe, expect, test } from "vitest";
import { z } from "zod";
import { writeCallTypes } from "@/lib/features/openapi/call-types";
import type { RouteModule } from "@/lib/features/openapi/read-routes";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";

const taken = z.strictObject({ name: z.string() });
const given = z.strictObject({ id: z.string() });
const names = new Map<unknown, string>([
  [taken, "Taken"],
  [given, "Given"],
]);

const words = { access: "public", limit: "none", handle: async () => ({}) } as const;
const module = (path: string, exports: RouteModule["exports"]): RouteModule => ({
  file: "",
  path,
  exports,
});

const written = writeCallTypes(
  [
    module(
      "/api/things",
      defineMethods({
        GET: defineRoute({ ...words, response: z.array(given) }),
        POST: defineRoute({ ...words, body: taken, response: given }),
      }),
    ),
    module(
      "/api/things/{id}/{format}",
      defineMethods({
        GET: defineRoute({
          ...words,
          params: z.object({ id: z.string(), format: z.enum(["docx", "pdf"]) }),
          response: { contentTypes: ["application/pdf"] },
        }),
        PUT: defineRoute({ ...words, response: z.strictObject({}) }),
        DELETE: defineRoute({ ...words, response: "empty" }),
      }),
    ),
    module("/api/{...path}", defineMethods({ GET: defineRoute({ ...words, response: given }) })),
  ],
  names,
);

describe("writeCallTypes", () => {
  test("names body and response by the schemas of a route and omits methods that it refuses", () => {
    expect(written).toContain(
      `"things": {
        $: { GET: { body: never; json: z.output<Given>[] }; POST: { body: z.input<Taken>; json: z.output<Given> } };`,
    );
  });

  test("types files and empty responses as never and unnamed schemas as unknown", () => {
    expect(written).toContain("GET: { body: never; json: never }");
    expect(written).toContain("DELETE: { body: never; json: never }");
    expect(written).toContain("PUT: { body: never; json: unknown }");
  });

  test("keeps the words that a segment allows and omits catch-all routes", () => {
    expect(written).toContain('"*": {\n            $words: "docx" | "pdf";');
    expect(written.match(/\$:/g)).toHaveLength(2);
  });
});
