import { expect, test } from "vitest";
import { toParts } from "@/components/features/documents/preview/preview-parts";
import type { Block } from "@/lib/engine/tree/document";

const heading = (id: string): Block => ({
  type: "heading",
  level: 2,
  id,
  number: "1",
  children: [],
});
const paragraph: Block = { type: "paragraph", children: [] };

test("every block has a unique key that does not change with blocks of other sections", () => {
  const keysOf = (blocks: Block[]) => toParts(blocks, []).map(({ key }) => key);
  const before = [heading("a"), paragraph, paragraph, heading("b"), paragraph];
  expect(keysOf(before)).toEqual(["a", "a/paragraph", "a/paragraph/2", "b", "b/paragraph"]);
  expect(keysOf([heading("a"), heading("b"), paragraph])).toEqual(["a", "b", "b/paragraph"]);
});

test("every block keeps its markup", () => {
  expect(toParts([heading("a"), paragraph], ["<h3>", "<p>"])).toEqual([
    { key: "a", markup: "<h3>" },
    { key: "a/paragraph", markup: "<p>" },
  ]);
});
