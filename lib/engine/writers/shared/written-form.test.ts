import { describe, expect, test } from "vitest";
import {
  blankText,
  leadsToContent,
  normsText,
  printable,
  printableLine,
  tableGrid,
} from "@/lib/engine/writers/shared/written-form";
import { list, p, table } from "@/tests/fixtures/trees/build";

test.each([
  ["а\t\tб   в", "а б в"],
  ["а \r\n б\u2028в", "а\nб\nв"],
  ["й", "й"],
  ["н\u00adе\u200bвидимое\ufe0f\u0085", "невидимое\n"],
  ["Семья 👨‍👩‍👧, ❤️ и 🏳️‍🌈\ufe0e", "Семья 👨‍👩‍👧, ❤️ и 🏳️‍🌈"],
  ["неразрывный\u00a0пробел\u202f₽", "неразрывный\u00a0пробел\u202f₽"],
])("printable turns %j into %j", (text, printed) => {
  expect(printable(text)).toBe(printed);
});

test("printableLine, blankText and normsText return one line", () => {
  expect(printableLine(" а\nб ")).toBe("а б");
  expect(blankText("адрес,\nиндекс")).toBe("[указать: адрес, индекс]");
  expect(
    normsText([
      { law: "152-ФЗ", place: "ст. 9 ч. 1" },
      { law: "ГК РФ", place: "ст. 438" },
    ]),
  ).toBe("152-ФЗ ст. 9 ч. 1; ГК РФ ст. 438");
});

test("tableGrid fills all rows up to the longest one", () => {
  const uneven = table(["А"], ["1", "2"], []);
  if (uneven.type !== "table") throw new Error("not a table");
  const { columns, header, rows } = tableGrid(uneven);
  expect(columns).toBe(2);
  expect([header, ...rows].map((row) => row?.length)).toEqual([2, 2, 2]);
});

describe("leadsToContent", () => {
  test("is true before a colon's continuation, a table or a list, and without words", () => {
    expect(leadsToContent("следующие цели:", [])).toBe(true);
    expect(leadsToContent("Доставка", [table(null, ["1"])])).toBe(true);
    expect(leadsToContent("Доставка", [list("а")])).toBe(true);
    expect(leadsToContent("", [p("а")])).toBe(true);
  });

  test("is false before a paragraph and before nothing", () => {
    expect(leadsToContent("Доставка", [p("а")])).toBe(false);
    expect(leadsToContent("Доставка", [])).toBe(false);
  });
});
