import { expect, test } from "vitest";
import { findUnitTests } from "./changed-files.mjs";

const imports = new Map(
  Object.entries({
    "lib/core/a.ts": [],
    "lib/core/a.test.ts": ["lib/core/a.ts"],
    "lib/b.ts": ["lib/core/a.ts"],
    "lib/b.test.ts": ["lib/b.ts"],
    "lib/b.db.test.ts": ["lib/b.ts"],
    "content/laws/laws.test.ts": [],
    "content/site.test.ts": [],
  }).map(([file, targets]) => [file, new Set(targets)]),
);

test.each([
  ["a file: the tests that import it, directly or not", "lib/core/a.ts", "lib/core/a lib/b"],
  ["a test: itself", "content/site.test.ts", "content/site"],
  ["text in a folder with tests: these", "content/laws/152.md", "content/laws/laws"],
  [
    "text elsewhere: those of the nearest folder",
    "content/news/1.md",
    "content/laws/laws content/site",
  ],
  ["a file at the root: none", "README.md", ""],
])("findUnitTests finds for %s", (_what, file, tests) => {
  const expected = tests.split(" ").filter(Boolean);
  expect(findUnitTests([file], imports)).toEqual(expected.map((name) => `${name}.test.ts`));
});
