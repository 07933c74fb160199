import { expect, test } from "vitest";
import { leftBlanks } from "@/components/documents/wizard/check/left-blanks";
import type { Block } from "@/lib/engine/tree/document";

test("names each blank once, in reading order, with the field that would fill it", () => {
  const blocks: Block[] = [
    {
      type: "clause",
      id: "a",
      number: "1.1",
      norms: [],
      children: [
        {
          type: "paragraph",
          children: [
            { type: "blank", hint: "адрес" },
            { type: "emphasis", children: [{ type: "blank", hint: "срок", field: "term" }] },
            { type: "blank", hint: "адрес", field: "legalAddress" },
          ],
        },
      ],
    },
  ];
  expect(leftBlanks({ blocks })).toEqual([
    { hint: "адрес", field: "legalAddress" },
    { hint: "срок", field: "term" },
  ]);
});
