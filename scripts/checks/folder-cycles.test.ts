import { expect, test } from "vitest";
import { findFolderCycles, findParentCycles, readFolderImports } from "./folder-cycles.mjs";

const importsOf = (files: Record<string, string[]>) =>
  new Map(Object.entries(files).map(([file, targets]) => [file, new Set(targets)]));

const call = "tests/support/api/call.ts";
const fixtures = "tests/support/api/fixtures.ts";
const invoice = "tests/support/api/billing/invoice.ts";

test("findFolderCycles finds folders beside each other that import one another", () => {
  const imports = importsOf({
    "bench/pages/weigh.ts": ["bench/shared/row.ts"],
    "bench/shared/row.ts": ["bench/server/load.ts"],
    "bench/server/load.ts": ["bench/pages/weigh.ts"],
  });
  expect(findFolderCycles(readFolderImports(imports, /^bench\//))).toEqual([
    "bench/pages → bench/shared → bench/server → bench/pages: bench/pages/weigh.ts → bench/shared/row.ts; " +
      "bench/shared/row.ts → bench/server/load.ts; bench/server/load.ts → bench/pages/weigh.ts",
  ]);
});

test("findFolderCycles ignores imports of folders that are not checked", () => {
  const imports = importsOf({ "tests/a/b.ts": ["lib/c/d.ts"], "lib/c/d.ts": ["tests/a/b.ts"] });
  expect(findFolderCycles(readFolderImports(imports, /^tests\//))).toEqual([]);
});

test("findParentCycles finds a folder that imports a file above it and is imported by another", () => {
  expect(findParentCycles(importsOf({ [invoice]: [call], [fixtures]: [invoice] }))).toEqual([
    `tests/support/api/billing ⇄ files above it: ${invoice} → ${call}; ${fixtures} → ${invoice}`,
  ]);
});

test("findParentCycles allows imports in one direction", () => {
  expect(findParentCycles(importsOf({ [invoice]: [call], [fixtures]: [call] }))).toEqual([]);
});
