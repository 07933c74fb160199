import { describe, expect, test } from "vitest";
import { maxCodes, readBatch } from "@/lib/tools/qr/payload/batch";
import { readTable } from "@/lib/tools/read-table";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const read = (text: string, kind: "link" | "text" | "phone" = "link") =>
  readBatch(readTable(text, ";"), kind);

describe("a table of codes", () => {
  test("has a name and a content, or only the content", () => {
    expect(read("Стол 1;example.ru/1\nСтол 2;http://example.ru/2")).toEqual({
      items: [
        { line: 1, name: "Стол 1", text: "https://example.ru/1" },
        { line: 2, name: "Стол 2", text: "http://example.ru/2" },
      ],
      problems: [],
      hasHeader: false,
    });
    expect(read("example.ru/1\n\nexample.ru/2").items).toEqual([
      { line: 1, name: "", text: "https://example.ru/1" },
      { line: 3, name: "", text: "https://example.ru/2" },
    ]);
    expect(read("Анна;8 800 555-35-35", "phone").items[0]?.text).toBe("tel:88005553535");
    expect(read("Анна;Привет", "text").items[0]?.text).toBe("Привет");
  });

  test.each(["Название;Ссылка", "name;URL", "Ссылка", "№;Телефон"])(
    "recognises the header «%s»",
    (head) => {
      const { items, hasHeader } = read(
        `${head}\nexample.ru;example.ru`.replace(/;example.ru$/, ""),
      );
      expect(hasHeader).toBe(true);
      expect(items.map(({ line }) => line)).toEqual([2]);
    },
  );

  test("reports each wrong row by its line and keeps the others", () => {
    const { items, problems } = read('a;example.ru\nb\nc;слово\nd;1.ru;2\ne;example.ru/5\nf;"x');
    expect(items.map(({ name }) => name)).toEqual(["a", "e"]);
    expect(problems.map(({ line, message }) => `${line}: ${plain(message)}`)).toEqual([
      "2: Содержимого нет: допишите его или удалите строку",
      "3: Проверьте адрес: ссылка выглядит как example.ru",
      "4: Столбцов 3, а нужны два: название и содержимое. Если в содержимом есть разделитель, возьмите его в кавычки.",
      "6: Кавычки открыты, но не закрыты. Закройте их или уберите.",
    ]);
  });

  test("rejects more rows than the limit", () => {
    const lines = (count: number) => "example.ru\n".repeat(count);
    expect(read(lines(maxCodes)).items).toHaveLength(maxCodes);
    const { items, problems } = read(lines(maxCodes + 1));
    expect(items).toEqual([]);
    expect(plain(problems[0]?.message ?? "")).toContain("строк 301");
  });

  test("returns no codes and no problems when it is empty", () => {
    expect(read(" \n\n")).toEqual({ items: [], problems: [], hasHeader: false });
  });
});
