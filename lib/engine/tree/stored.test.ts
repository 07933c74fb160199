import { describe, expect, test } from "vitest";
import { InvariantError } from "@/lib/core/invariant";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";

const tree: DocumentTree = {
  version: 1,
  documentType: "privacy",
  title: "Политика",
  date: "2026-11-21",
  revision: "0123456789abcdef",
  blocks: [
    { type: "heading", level: 2, id: "a", number: "1", children: [{ type: "text", text: "А" }] },
    {
      type: "clause",
      id: "b",
      number: "1.1",
      norms: [{ law: "152-ФЗ", place: "ст. 9" }],
      children: [
        { type: "paragraph", children: [{ type: "blank", hint: "что", field: "phone" }] },
        { type: "list", items: [[{ type: "paragraph", children: [] }]] },
      ],
    },
    { type: "table", header: null, rows: [[[{ type: "value", field: "f", text: "\u2028**" }]]] },
  ],
  laws: [{ key: "152-ФЗ", title: "Закон", edition: "в редакции", checked: "2026-11-21" }],
};

const stored = (change: (copy: Record<string, unknown>) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(tree));
  change(copy);
  return copy;
};

test("parseStoredTree returns a stored tree unchanged", () => {
  expect(parseStoredTree(stored(() => {}))).toEqual(tree);
});

describe("parseStoredTree with anything else", () => {
  test.each([
    ["another version", stored((copy) => Object.assign(copy, { version: 2 }))],
    ["no version", stored((copy) => delete copy.version)],
    ["null", null],
    ["a string", "tree"],
    ["an unknown type", stored((copy) => Object.assign(copy, { documentType: "letter" }))],
    ["an unknown block", stored((copy) => Object.assign(copy, { blocks: [{ type: "image" }] }))],
    [
      "an unknown inline deep inside",
      stored((copy) =>
        Object.assign(copy, {
          blocks: [
            { type: "list", items: [[{ type: "paragraph", children: [{ type: "html" }] }]] },
          ],
        }),
      ),
    ],
    [
      "a clause without its number",
      stored((copy) =>
        Object.assign(copy, { blocks: [{ type: "clause", id: "a", norms: [], children: [] }] }),
      ),
    ],
    ["an unknown key", stored((copy) => Object.assign(copy, { footer: "x" }))],
  ])("throws for %s", (_, json) => {
    expect(() => parseStoredTree(json)).toThrow(InvariantError);
  });

  test("names the version in its message", () => {
    expect(() => parseStoredTree({ version: 7 })).toThrow(
      "A stored tree has version 7; this code reads version 1",
    );
  });
});
