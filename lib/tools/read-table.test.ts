import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSeparator, readTable } from "@/lib/tools/read-table";

const cellsOf = (text: string, separator: "\t" | ";" | "," | "none" = ";") =>
  readTable(text, separator).rows.map(({ cells }) => cells);

describe("a table", () => {
  test("is read with quotes, separators and line breaks inside of them", () => {
    expect(cellsOf('Меню;https://example.ru\r\n"Зал; второй";"a ""b"""\n"две\nстроки";в')).toEqual([
      ["Меню", "https://example.ru"],
      ["Зал; второй", 'a "b"'],
      ["две\nстроки", "в"],
    ]);
  });

  test("names the line on which a row begins, empty rows and long cells counted", () => {
    const { rows } = readTable('a;1\n\n"b\nb";2\n;;\nc;3\n', ";");
    expect(rows).toEqual([
      { line: 1, cells: ["a", "1"] },
      { line: 3, cells: ["b\nb", "2"] },
      { line: 6, cells: ["c", "3"] },
    ]);
  });

  test("says where quotes are left open", () => {
    expect(readTable('a;1\nb;"2\nc;3', ";").problems).toEqual([
      { line: 2, message: expect.stringContaining("Кавычки открыты") },
    ]);
  });

  test("may be lines alone", () => {
    expect(cellsOf("Привет, мир; и всё\n\n  второй ", "none")).toEqual([
      ["Привет, мир; и всё"],
      ["второй"],
    ]);
  });

  test("comes back as it was written, whatever stands in its cells", () => {
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

describe("what parts the cells", () => {
  test.each([
    ["Меню\thttps://a.ru\nЗал\thttps://b.ru", "\t"],
    ["Меню;https://a.ru\n\nЗал;https://b.ru", ";"],
    ["https://a.ru/?x=1,2\nhttps://b.ru", "none"],
    ["Меню;https://a.ru\nhttps://b.ru", "none"],
    ["", "none"],
  ] as const)("%j", (text, separator) => {
    expect(findSeparator(text, ["\t", ";"])).toBe(separator);
  });

  test("a comma counts only where it may be meant", () => {
    const text = "Привет, мир\nПока, мир";
    expect(findSeparator(text, ["\t", ";"])).toBe("none");
    expect(findSeparator(text, ["\t", ";", ","])).toBe(",");
  });
});
