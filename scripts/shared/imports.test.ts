import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readImports } from "./imports.mjs";

test("readImports lists every kind of import and export from a file, types included", () => {
  const root = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    "tsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    "lib/all.ts": `
      import type { A } from "./a";
      import { type B, b } from "@/lib/b";
      import "./c";
      import list from "./list.json";
      import { join } from "node:path";
      export { d } from "./d";
      export type * from "./e";
      export type F = typeof import("./f");
      export const g = () => import("../other/g");
      export const h = (name: string) => import(name);
      // import("./i")
      export const text = 'import("./j")';
      import nowhere from "./nowhere";
    `,
    "lib/list.json": "[]",
    "lib/platform/db/generated/client.ts": 'import "../../../a";',
    "other/g.tsx": 'export { db } from "@/lib/platform/db/generated/client";',
    ...Object.fromEntries(["a", "b", "c", "d", "e", "f", "i", "j"].map((x) => [`lib/${x}.ts`, ""])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  const imports = readImports(root, ["lib"]);
  expect([...(imports.get("lib/all.ts") ?? [])].sort()).toEqual([
    ...["lib/a.ts", "lib/b.ts", "lib/c.ts", "lib/d.ts", "lib/e.ts", "lib/f.ts", "lib/list.json"],
    ...["node_modules/node:path", "other/g.tsx"],
  ]);
  // A file outside the folders is followed; a generated one is not.
  expect(imports.get("other/g.tsx")).toEqual(new Set());
  expect([...imports.keys()].some((path) => path.includes("generated"))).toBe(false);
});
