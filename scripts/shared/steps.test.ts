import { expect, test } from "vitest";
import { listApiSources } from "./steps.mjs";

test("listApiSources lists routes and what they import, but no tests and nothing generated", async () => {
  const sources = await listApiSources();
  expect(sources).toEqual(
    expect.arrayContaining([
      "app/api/documents/route.ts",
      "lib/engine/answers/schema-of.ts",
      "lib/engine/compare/comparison.ts",
      "scripts/build/describe-api.ts",
    ]),
  );
  expect(sources.filter((file) => /\.test\.|generated\/|^components\//.test(file))).toEqual([]);
});
