import { expect, test } from "vitest";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { listBlanks, mapRuns, plainText, walkBlocks, walkInlines } from "@/lib/engine/tree/walk";

const text = (value: string): Inline => ({ type: "text", text: value });
const blank = (hint: string): Inline => ({ type: "blank", hint });

/** Every kind of block, every kind of inline. */
const blocks: Block[] = [
  { type: "heading", level: 1, id: "title", number: null, children: [text("1")] },
  {
    type: "clause",
    id: "a",
    number: "1.1",
    norms: [],
    children: [
      {
        type: "paragraph",
        children: [
          text("2"),
          { type: "strong", children: [{ type: "emphasis", children: [blank("3")] }] },
          {
            type: "link",
            url: "https://a.ru",
            children: [{ type: "value", field: "f", text: "4" }],
          },
        ],
      },
      {
        type: "list",
        items: [
          [
            { type: "paragraph", children: [text("5")] },
            { type: "list", items: [[{ type: "paragraph", children: [text("6")] }]] },
          ],
        ],
      },
    ],
  },
  { type: "table", header: [[text("7")], [text("8")]], rows: [[[blank("9")], [text("10")]]] },
  { type: "pageBreak" },
  {
    type: "requisites",
    rows: [
      {
        label: "Т",
        value: [
          { type: "lawReference", norm: { law: "152-ФЗ", place: "" }, text: "11" },
          { type: "clauseReference", target: "a", text: "12" },
        ],
      },
    ],
  },
  { type: "paragraph", children: [blank("3"), blank("13")] },
];

test("walkBlocks and walkInlines visit everything once, in reading order", () => {
  const types: string[] = [];
  walkBlocks(blocks, ({ type }) => types.push(type));
  expect(types.join(" ")).toBe(
    "heading clause paragraph list paragraph list paragraph table pageBreak requisites paragraph",
  );
  const leaves: string[] = [];
  walkInlines(blocks, (inline) => {
    if (!("children" in inline)) leaves.push(plainText([inline]));
  });
  expect(leaves.join(" ")).toBe(
    "1 2 [указать: 3] 4 5 6 7 8 [указать: 9] 10 11 12 [указать: 3] [указать: 13]",
  );
});

test("listBlanks returns each blank once, in reading order", () => {
  expect(listBlanks({ blocks })).toEqual(["3", "9", "13"]);
});

test("mapRuns maps every run and does not change the original", () => {
  const before = JSON.stringify(blocks);
  const mapped = mapRuns(blocks, (run) => [text(`<${plainText(run)}>`)]);
  const runs: string[] = [];
  walkInlines(mapped, (inline) => runs.push(plainText([inline])));
  expect(runs).toEqual([
    "<1>",
    "<2[указать: 3]4>",
    "<5>",
    "<6>",
    "<7>",
    "<8>",
    "<[указать: 9]>",
    "<10>",
    "<1112>",
    "<[указать: 3][указать: 13]>",
  ]);
  expect(mapped[4]).toMatchObject({ rows: [{ label: "Т" }] });
  expect(JSON.stringify(blocks)).toBe(before);
});
