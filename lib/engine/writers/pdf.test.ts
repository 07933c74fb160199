import { describe, expect, test, vi } from "vitest";
import type { Block } from "@/lib/engine/tree/document";
import { writePdf } from "@/lib/engine/writers/pdf";
import { clause, documentTree, p, section, table } from "@/tests/fixtures/trees/build";
import { hostileTree } from "@/tests/fixtures/trees/hostile";
import { privacyTree } from "@/tests/fixtures/trees/privacy";
import { wordsOfPdf } from "@/tests/support/documents/document-words";
import {
  readPdfFacts,
  readPdfFonts,
  readPdfXmp,
} from "@/tests/support/documents/document-words/pdf";

describe("a PDF file", () => {
  test("embeds every font with its map to Unicode", async () => {
    const fonts = readPdfFonts(await writePdf(privacyTree));
    expect(fonts.map(({ name }) => name.replace(/^.*\+/, "")).sort()).toEqual([
      "PTSerif-Bold",
      "PTSerif-Italic",
      "PTSerif-Regular",
    ]);
    expect(fonts.every((font) => font.embedded && font.hasUnicode)).toBe(true);
  });

  test("has title, date, language and tags, and bookmarks of its sections", async () => {
    const facts = readPdfFacts(await writePdf(privacyTree));
    expect(facts).toMatchObject({
      title: privacyTree.title,
      creator: "Сайт по закону",
      created: "D:20261121000000Z",
      language: "ru-RU",
      tagged: true,
    });
    expect(facts.bookmarks).toHaveLength(11);
    expect(facts.bookmarks[1]).toBe("2. Цели, состав данных и сроки обработки");
  });

  test("keeps a title made of markup in its metadata", async () => {
    const bytes = await writePdf(hostileTree);
    expect(readPdfFacts(bytes).title).toBe(hostileTree.title);
    expect(readPdfXmp(bytes)).toBe(hostileTree.title);
  });

  test("has the same bytes when it is written again on another day", async () => {
    const first = await writePdf(privacyTree);
    vi.useFakeTimers({ now: Date.now() + 400 * 24 * 60 * 60 * 1000, toFake: ["Date"] });
    try {
      expect(await writePdf(privacyTree)).toEqual(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test("does not depend on the documents written before it", async () => {
    const tree = documentTree(p("Ёлка и ёлка, fi fl, café, и\u0306 е\u0308 а\u0301 µ μ"), p("йод"));
    const alone = await writePdf(tree);
    for (const text of ["и\u0301ва е\u0301", "йод fi café а\u0301", "Ёлка и ёлка, fi fl, café,"]) {
      await writePdf(documentTree(p(text)));
    }
    expect(await writePdf(tree)).toEqual(alone);
  });

  test("has the same readable words between other documents and beside them", async () => {
    // Why a font is parsed anew for each document: lib/engine/writers/pdf/text/fonts.ts, `openFont`.
    const value = "Ёлка: café № 5 … ООО «Йод»";
    const others = ["«Йод» … café: Ёлка", "щука fi ЩУКА", "ООО № 5 e\u0301"];
    const wordsOf = async (text: string) =>
      (await wordsOfPdf(await writePdf(documentTree(p(text))))).join(" ");
    for (const other of others) {
      expect(await wordsOf(value)).toBe(value);
      expect(await wordsOf(other)).toBe(other.normalize("NFC"));
    }
    const together = await Promise.all([value, ...others].map(wordsOf));
    expect(together).toEqual([value, ...others].map((text) => text.normalize("NFC")));
  });
});

describe("a character that no font contains", () => {
  test("is written as a replacement character from DejaVu Sans", async () => {
    const bytes = await writePdf(documentTree(p("Имя 山田 есть")));
    expect((await wordsOfPdf(bytes)).join(" ")).toBe("Имя \ufffd\ufffd есть");
    expect(readPdfFonts(bytes).map(({ name }) => name.replace(/^.*\+/, ""))).toContain(
      "DejaVuSans",
    );
  });
});

test("a PDF of thousands of clauses contains all words", { tags: ["slow"] }, async () => {
  const blocks: Block[] = [];
  for (let part = 1; part <= 30; part += 1) {
    blocks.push(section(`${part}`, `s${part}`, `Раздел ${part}`));
    for (let item = 1; item <= 100; item += 1) {
      blocks.push(clause(`${part}.${item}`, "152-ФЗ ст. 9", `Пункт о деле ${part * item}.`));
    }
  }
  const bytes = await writePdf(documentTree(...blocks));
  const words = await wordsOfPdf(bytes);
  expect(words.slice(-5)).toEqual(["30.100.", "Пункт", "о", "деле", "3000."]);
  expect(words).toHaveLength(30 * 3 + 3000 * 5);
  expect(readPdfFacts(bytes).pages).toBeGreaterThan(50);
});

test("a table cell longer than a page continues on the next pages of a PDF", {
  tags: ["slow"],
}, async () => {
  const long = Array.from({ length: 4000 }, (_, index) => `слово${index}`);
  const bytes = await writePdf(documentTree(table(["А", "Б"], [long.join(" "), "коротко"])));
  expect(readPdfFacts(bytes).pages).toBeGreaterThan(5);
  expect(await wordsOfPdf(bytes)).toEqual(["А:", ...long, "Б:", "коротко"]);
});
