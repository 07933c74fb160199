import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSeparator, readTable } from "@/lib/tools/read-table";

const cellsOf = (text: string, separator: "\t" | ";" | "," | "none" = ";") =>
  readTable(text, separator).rows.map(({ cells }) => cells);

describe("a table", () => {
  test("is read with quoted separators, quotes and line breaks", () => {
    expect(cellsOf('Меню;https://example.ru\r\n"Зал; второй";"a ""b"""\n"две\nстроки";в')).toEqual([
      ["Меню", "https://example.ru"],
      ["Зал; второй", 'a "b"'],
      ["две\nстроки", "в"],
    ]);
  });

  test("has the number of the line on which each row starts", () => {
    const { rows } = readTable('a;1\n\n"b\nb";2\n;;\nc;3\n', ";");
    expect(rows).toEqual([
      { line: 1, cells: ["a", "1"] },
      { line: 3, cells: ["b\nb", "2"] },
      { line: 6, cells: ["c", "3"] },
    ]);
  });

  test("is reported with the line of an unclosed quote", () => {
    expect(readTable('a;1\nb;"2\nc;3', ";").problems).toEqual([
      { line: 2, message: expect.stringContaining("Кавычки открыты") },
    ]);
  });

  test("is read as one cell per line without a separator", () => {
    expect(cellsOf("Привет, мир; и всё\n\n  второй ", "none")).toEqual([
      ["Привет, мир; и всё"],
      ["второй"],
    ]);
  });

  test("is read back unchanged with any characters in its cells", () => {
    const cell = fc
      .string({ unit: fc.constantFrom(..."aя;,\"'\n\t ") })
      .map((text) => text.trim())
      .filter((text) => text !== "");
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(";" as const, "," as const, "\t" as const),
        (rows, separator) => {
          const text = rows.map((cells) => cells.map(quote).join(separator)).join("\r\n");
          expect(cellsOf(text, separator)).toEqual(rows);
        },
      ),
    );
  });
});

describe("findSeparator", () => {
  test.each([
    ["Меню\thttps://a.ru\nЗал\thttps://b.ru", "\t"],
    ["Меню;https://a.ru\n\nЗал;https://b.ru", ";"],
    ["https://a.ru/?x=1,2\nhttps://b.ru", "none"],
    ["Меню;https://a.ru\nhttps://b.ru", "none"],
    ["", "none"],
  ] as const)("finds the separator of %j", (text, separator) => {
    expect(findSeparator(text, ["\t", ";"])).toBe(separator);
  });

  test("finds a comma only when it is allowed", () => {
    const text = "Привет, мир\nПока, мир";
    expect(findSeparator(text, ["\t", ";"])).toBe("none");
    expect(findSeparator(text, ["\t", ";", ","])).toBe(",");
  });
});
