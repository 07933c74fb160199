import { describe, expect, test } from "vitest";
import type { Block } from "@/lib/engine/tree/document";
import { writePdf } from "@/lib/engine/writers/pdf";
import { documentTree, p, section, title } from "@/tests/fixtures/trees/build";
import { countPdfRoles, extractPdfText } from "@/tests/support/documents/document-words/pdf";
import {
  readPdfBookmarks,
  readPdfLinks,
} from "@/tests/support/documents/document-words/pdf-navigation";

const part = (id: string, text: string): Block => ({ ...title(text), id });
const sheet = (text: string): Block[] => [p(text), { type: "pageBreak" }];
const contents = "Содержание";

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const spoken = await extractPdfText(bytes);
  return spoken.flatMap((piece) => (piece.kind === "text" ? [piece.text] : []));
}

describe("the contents page of a PDF", () => {
  const book = documentTree(
    title("Книга"),
    p("Предисловие"),
    part("one", "Часть первая"),
    section(null, "a", "Начало"),
    ...sheet("Слова"),
    section("2", "b", "Продолжение"),
    ...sheet("Ещё слова"),
    part("two", "Часть вторая"),
    section(null, "c", "Конец"),
    p("Последние слова"),
  );

  test("lists every heading except the title with its page number, in reading order", {
    tags: ["slow"],
  }, async () => {
    expect(await textsOf(await writePdf(book, { contents }))).toEqual([
      "Книга",
      "Предисловие",
      "Содержание",
      "Часть первая 3",
      "Начало 3",
      "2. Продолжение 4",
      "Часть вторая 5",
      "Конец 5",
      "Часть первая",
      "Начало",
      "Слова",
      "2. Продолжение",
      "Ещё слова",
      "Часть вторая",
      "Конец",
      "Последние слова",
    ]);
  });

  test("links the words and the number of each line to the page", async () => {
    const links = await readPdfLinks(await writePdf(book, { contents }));
    expect(links.every(({ page }) => page === 2)).toBe(true);
    expect(links.map(({ toPage }) => toPage)).toEqual([3, 3, 3, 3, 4, 4, 5, 5, 5, 5]);
  });

  test("is tagged as a table of contents for screen readers", async () => {
    const roles = countPdfRoles(await writePdf(book, { contents }));
    expect(roles).toMatchObject({ TOC: 1, TOCI: 5, H1: 3, H2: 4 });
  });

  test("has bookmarks of the parts with their sections nested", async () => {
    expect(readPdfBookmarks(await writePdf(book, { contents }))).toEqual([
      { title: "Содержание", children: [] },
      {
        title: "Часть первая",
        children: [
          { title: "Начало", children: [] },
          { title: "2. Продолжение", children: [] },
        ],
      },
      { title: "Часть вторая", children: [{ title: "Конец", children: [] }] },
    ]);
  });

  test("has bookmarks on one level when the document has no parts", async () => {
    const bytes = await writePdf(
      documentTree(title("Лист"), section("1", "a", "Раздел"), p("Да")),
      {
        contents,
      },
    );
    expect(readPdfBookmarks(bytes)).toEqual([
      { title: "Содержание", children: [] },
      { title: "1. Раздел", children: [] },
    ]);
  });

  test("breaks a long heading over lines with the page number at its end", async () => {
    const long = "Очень длинное название раздела, которому не хватает одной строки "
      .repeat(4)
      .trim();
    const bytes = await writePdf(documentTree(title("Лист"), section(null, "a", long), p("Да")), {
      contents,
    });
    expect((await textsOf(bytes))[2]).toBe(`${long} 3`);
    expect(new Set((await readPdfLinks(bytes)).map(({ toPage }) => toPage))).toEqual(new Set([3]));
  });

  test("is omitted when it is not asked for", async () => {
    expect(await textsOf(await writePdf(book))).not.toContain("Содержание");
    expect(await readPdfLinks(await writePdf(book))).toEqual([]);
  });
});
