import { beforeAll, describe, expect, test } from "vitest";
import { writePdf } from "@/lib/engine/writers/pdf";
import law from "@/lib/platform/content/generated/law-guide.json";
import { toGuideDocument } from "@/lib/platform/content/law-guide/guide-document";
import { articlesOfChapters, type LawGuide } from "@/lib/platform/content/law-guide/law-guide";
import {
  extractPdfText,
  readPdfFacts,
  readPdfFonts,
} from "@/tests/support/documents/document-words/pdf";
import {
  readPdfBookmarks,
  readPdfLinks,
} from "@/tests/support/documents/document-words/pdf-navigation";

/** The guide as the build compiled it from `content/law`. */
const guide = law as LawGuide;
const articles = guide.chapters.flatMap((chapter) => chapter.articles);
const titleOf = (article: (typeof articles)[number]) =>
  `Статья\u00a0${article.number}. ${article.title}`;

let bytes: Uint8Array;
let texts: string[];
beforeAll(async () => {
  bytes = await writePdf(toGuideDocument(guide), { contents: "Содержание" });
  texts = (await extractPdfText(bytes)).flatMap((piece) =>
    piece.kind === "text" ? [piece.text] : [],
  );
});

describe("the PDF guide to 152-FZ", () => {
  test("has the 30 articles of the law, in its order", () => {
    expect(articles.map(({ number }) => number)).toEqual(articlesOfChapters.flat());
    expect(articles).toHaveLength(30);
    const titles = new Set(articles.map(titleOf));
    expect(texts.filter((text) => titles.has(text))).toEqual(articles.map(titleOf));
  });

  test("contains both sections for each article", () => {
    const leads = (value: string) => texts.filter((text) => text.startsWith(value)).length;
    expect(leads("Что говорит статья")).toBe(30);
    expect(leads("Что это значит для\u00a0владельца сайта")).toBe(30);
  });

  test("names its kind, the edition, the date of the check and the official source before the contents", () => {
    const beginning = texts.slice(0, texts.indexOf("Содержание")).join("\n");
    expect(beginning).toContain("Это путеводитель, а\u00a0не\u00a0текст закона.");
    expect(beginning).toContain("в\u00a0редакции от\u00a024.06.2025 №\u00a0156-ФЗ");
    expect(beginning).toContain("21\u00a0ноября 2026\u00a0г.");
    expect(beginning).toContain("http://pravo.gov.ru/");
  });

  test("has contents whose links and page numbers agree", { tags: ["slow"] }, async () => {
    const from = texts.indexOf("Содержание") + 1;
    const listed = texts.slice(from, from + 36).map((text) => {
      const [, title = "", page = ""] = /^(.*) (\d+)$/.exec(text) ?? [];
      return { title, page: Number(page) };
    });
    const expected = guide.chapters.flatMap((chapter) => [
      `Глава\u00a0${chapter.number}. ${chapter.title}`,
      ...chapter.articles.map(titleOf),
    ]);
    expect(listed.map(({ title }) => title)).toEqual(expected);
    const links = (await readPdfLinks(bytes)).filter(({ page }) => page === 2);
    expect(links.map(({ toPage }) => toPage)).toEqual(listed.flatMap(({ page }) => [page, page]));
  });

  test("has bookmarks for chapters with their articles inside", () => {
    const [contents, ...chapters] = readPdfBookmarks(bytes);
    expect(contents?.title).toBe("Содержание");
    expect(chapters.map(({ children: inside }) => inside.length)).toEqual([4, 11, 4, 7, 3, 1]);
    expect(chapters.flatMap(({ children: inside }) => inside.map(({ title }) => title))).toEqual(
      articles.map(titleOf),
    );
  });

  test("is a tagged Russian PDF with a title and embedded fonts", () => {
    expect(readPdfFacts(bytes)).toMatchObject({
      title: "Путеводитель по\u00a0закону №\u00a0152-ФЗ «О\u00a0персональных данных»",
      language: "ru-RU",
      tagged: true,
      showsTitle: true,
    });
    expect(readPdfFonts(bytes).every((font) => font.embedded && font.hasUnicode)).toBe(true);
  });
});
