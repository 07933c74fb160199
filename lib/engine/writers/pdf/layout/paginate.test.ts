import { describe, expect, test } from "vitest";
import type { Box, LinesBox, RowsBox } from "@/lib/engine/writers/pdf/layout/boxes";
import { type PageRules, paginate } from "@/lib/engine/writers/pdf/layout/paginate";

/** Pages of ten lines of ten points. */
const rules: PageRules = { height: 100, keepLines: 2, splitAbove: 0.35, repeatHeaderBelow: 0.4 };
const style = {
  size: 10,
  lineHeight: 1,
  bold: false,
  spaceBefore: 0,
  spaceAfter: 0,
  keepWithNext: false,
};
const fragment = (text: string) => [{ text }] as never;

function lines(count: number, options: { keepWithNext?: boolean; spaceAfter?: number } = {}) {
  const box: LinesBox<string> = {
    kind: "lines",
    style: { ...style, spaceAfter: options.spaceAfter ?? 0 },
    left: 0,
    lines: Array.from({ length: count }, (_, index) => fragment(`${index}`)),
    element: "P",
    label: null,
    target: null,
    bookmark: null,
    pageOf: null,
    keepWithNext: options.keepWithNext ?? false,
  };
  return box;
}

function rows(header: number | null, ...heights: number[]): RowsBox<string> {
  const row = (height: number) => ({
    style,
    padding: { x: 0, y: 0 },
    cells: [
      {
        left: 0,
        lines: Array.from({ length: height }, (_, index) => fragment(`${index}`)),
        element: "TD",
        drop: 0,
        lineToWriteOn: null,
      },
    ],
  });
  return {
    kind: "rows",
    ruled: true,
    width: 100,
    left: 0,
    header: header === null ? null : row(header),
    rows: heights.map(row),
    together: 1,
    keepWithNext: false,
    spaceBefore: 0,
    spaceAfter: 0,
  };
}

/** «0–8» for lines, «r0–2» for a row, «h» for a header and «H» for a repeated one; pages apart. */
function pagesOf(...boxes: Box<string>[]): string[] {
  return paginate(boxes, rules).map((page) =>
    page
      .map((placed) => {
        if (placed.kind === "lines") return `${placed.from}–${placed.to}`;
        if (placed.kind === "picture") return "p";
        if (placed.isHeader) return placed.repeated ? "H" : "h";
        return `r${placed.lines[0]?.from}–${placed.lines[0]?.to}`;
      })
      .join(" "),
  );
}

test("a picture is not split: without room it moves to the next page", () => {
  const picture = (height: number): Box<string> => ({
    kind: "picture",
    content: { jpeg: new Uint8Array() },
    width: 50,
    height,
    element: "Figure",
    space: 0,
  });
  expect(pagesOf(lines(6), picture(40), picture(40), lines(4))).toEqual(["0–6 p", "p 0–4"]);
});

describe("paragraphs on pages", () => {
  test("split at the end of a page", () => {
    expect(pagesOf(lines(6), lines(8))).toEqual(["0–6 0–4", "4–8"]);
  });

  test("leave no single line at the end of a page", () => {
    expect(pagesOf(lines(9), lines(5))).toEqual(["0–9", "0–5"]);
  });

  test("move no single line to the next page", () => {
    expect(pagesOf(lines(6), lines(5))).toEqual(["0–6 0–3", "3–5"]);
  });

  test("are not split when they have three lines", () => {
    expect(pagesOf(lines(8), lines(3))).toEqual(["0–8", "0–3"]);
  });

  test("continue over several pages when they are longer than a page", () => {
    expect(pagesOf(lines(25))).toEqual(["0–10", "10–20", "20–25"]);
  });

  test("have the larger of two spaces between them, and none at the top of a page", () => {
    const first = lines(4, { spaceAfter: 20 });
    const second = { ...lines(4), style: { ...style, spaceBefore: 15 } };
    expect(paginate([first, second], rules)[0]?.map((placed) => placed.top)).toEqual([0, 60]);
    expect(paginate([lines(10), second], rules)[1]?.[0]?.top).toBe(0);
  });
});

describe("headings on pages", () => {
  test("move to the next page with the paragraph after them", () => {
    expect(pagesOf(lines(8), lines(1, { keepWithNext: true }), lines(5))).toEqual([
      "0–8",
      "0–1 0–5",
    ]);
  });

  test("stay when two lines of the paragraph after them fit", () => {
    expect(pagesOf(lines(7), lines(1, { keepWithNext: true }), lines(5))).toEqual([
      "0–7 0–1 0–2",
      "2–5",
    ]);
  });

  test("move to the next page with the header and first row of a table", () => {
    expect(pagesOf(lines(7), lines(1, { keepWithNext: true }), rows(1, 2))).toEqual([
      "0–7",
      "0–1 h r0–2",
    ]);
  });

  test("fill at least 500 pages when there are thousands and nothing else", () => {
    const headings = Array.from({ length: 5000 }, () => lines(1, { keepWithNext: true }));
    expect(pagesOf(...headings).length).toBeGreaterThanOrEqual(500);
  });
});

describe("tables on pages", () => {
  test("repeat their header and do not split low rows", () => {
    expect(pagesOf(rows(1, 3, 3, 3, 3, 3))).toEqual(["h r0–3 r0–3 r0–3", "H r0–3 r0–3"]);
  });

  test("S22: split groups of rows only between the groups", () => {
    const described = { ...rows(null, 2, 2, 2, 2), together: 2 };
    expect(pagesOf(lines(3), described)).toEqual(["0–3 r0–2 r0–2", "r0–2 r0–2"]);
    expect(pagesOf(lines(7), described)).toEqual(["0–7", "r0–2 r0–2 r0–2 r0–2"]);
    const name = lines(1, { keepWithNext: true });
    expect(pagesOf(lines(6), name, described)).toEqual(["0–6", "0–1 r0–2 r0–2 r0–2 r0–2"]);
  });

  test("move to the next page whole when they are short, with the text that introduces them", () => {
    const short = { ...rows(1, 1, 1), together: 2 };
    expect(pagesOf(lines(8), short)).toEqual(["0–8", "h r0–1 r0–1"]);
    expect(pagesOf(lines(6), lines(2, { keepWithNext: true }), short)).toEqual([
      "0–6",
      "0–2 h r0–1 r0–1",
    ]);
    expect(pagesOf(lines(7), short)).toEqual(["0–7 h r0–1 r0–1"]);
  });

  test("split between rows when they are higher than half a page", () => {
    const high = { ...rows(1, 2, 2, 2), together: 3 };
    expect(pagesOf(lines(5), high)).toEqual(["0–5 h r0–2 r0–2", "H r0–2"]);
  });

  test("stay on one page with the signatures after them when they are short", () => {
    const short = { ...rows(1, 1, 1), together: 2, keepWithNext: true };
    expect(pagesOf(lines(6), short, rows(null, 2))).toEqual(["0–6", "h r0–1 r0–1 r0–2"]);
  });

  test("leave room above a line for handwriting", () => {
    const form = rows(null, 1, 1);
    for (const { cells } of form.rows) for (const cell of cells) cell.drop = 40;
    expect(pagesOf(form)).toEqual(["r0–1 r0–1"]);
    expect(pagesOf(lines(1), form)).toEqual(["0–1 r0–1", "r0–1"]);
  });

  test("split high rows", () => {
    expect(pagesOf(lines(5), rows(1, 8))).toEqual(["0–5 h r0–4", "H r4–8"]);
  });

  test("do not repeat a header that takes half a page", () => {
    expect(pagesOf(rows(5, 3, 3, 3))).toEqual(["h r0–3", "r0–3 r0–3"]);
  });

  test("are completely placed when a header and a row are higher than a page", () => {
    const pages = pagesOf(rows(12, 25));
    expect(pages.join(" ")).toContain("r0–");
    expect(pages.at(-1)).toMatch(/–25$/);
  });
});

test("page breaks at the end of a document add no empty page", () => {
  const pageBreak = { kind: "pageBreak" } as const;
  expect(pagesOf(lines(2), pageBreak, pageBreak, lines(1), pageBreak)).toEqual(["0–2", "0–1"]);
});
