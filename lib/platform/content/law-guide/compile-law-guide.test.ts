import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { compileLawGuide } from "@/lib/platform/content/law-guide/compile-law-guide";

const read = (file: string) => ({ file, text: readFileSync(file, "utf8") });
const { laws } = parseLaws(read("content/laws.yaml").text, "content/laws.yaml");
const intro = read("content/law/intro.md");
const chapters = [1, 2, 3, 4, 5, 6].map((number) => read(`content/law/chapter-${number}.md`));

/** The guide with one file changed: what is found in it, as «file:line message». */
function findingsOf(file: string, change: (text: string) => string): string[] {
  const changed = (source: { file: string; text: string }) => {
    if (source.file !== `content/law/${file}`) return source;
    const text = change(source.text);
    expect(text, "the change changed nothing").not.toBe(source.text);
    return { ...source, text };
  };
  const { guide, findings } = compileLawGuide({
    intro: changed(intro),
    chapters: chapters.map(changed),
    laws,
  });
  expect(guide === undefined).toBe(findings.some(({ severity }) => severity === "error"));
  return findings.map(({ file: at, line, message }) => `${at.slice(12)}:${line} ${message}`);
}

/** From the heading of an article to that of the next one. */
const articleText = (number: string) =>
  new RegExp(`## Статья ${number.replace(".", "\\.")}\\.[\\s\\S]*?(?=\\n## |$)`);

test("compileLawGuide finds nothing wrong in the project's guide", () => {
  const { guide, findings } = compileLawGuide({ intro, chapters, laws });
  expect(findings).toEqual([]);
  expect(guide?.chapters.map(({ articles }) => articles.length)).toEqual([4, 11, 4, 7, 3, 1]);
});

describe("compileLawGuide", () => {
  test("reports a missing article", () => {
    expect(findingsOf("chapter-4.md", (text) => text.replace(articleText("18.1"), ""))).toEqual([
      "chapter-4.md:1 Нет статьи 18.1.",
    ]);
  });

  test("reports an article that occurs twice", () => {
    const twice = (text: string) => `${text}\n${articleText("25").exec(text)?.[0]}`;
    expect(findingsOf("chapter-6.md", twice)).toEqual(["chapter-6.md:1 Статья 25 есть дважды."]);
  });

  test("reports an article of another chapter", () => {
    const renamed = (text: string) => text.replace("## Статья 24.", "## Статья 26.");
    expect(findingsOf("chapter-5.md", renamed)).toEqual([
      "chapter-5.md:1 Нет статьи 24.",
      "chapter-5.md:1 Статьи 26 в главе 5 нет.",
    ]);
  });

  test("reports articles out of order", () => {
    const swapped = (text: string) => {
      const first = articleText("14").exec(text)?.[0] ?? "";
      return `${text.replace(first, "")}\n${first}`;
    };
    expect(findingsOf("chapter-3.md", swapped)).toEqual([
      "chapter-3.md:1 Статьи главы 3 стоят не по порядку: 14, 15, 16, 17.",
    ]);
  });

  test("reports a chapter that is missing or occurs twice", () => {
    const numbered = (text: string) => text.replace("chapter: 6", "chapter: 5");
    expect(findingsOf("chapter-6.md", numbered)).toEqual(
      expect.arrayContaining(["intro.md:1 Глава 5 есть дважды.", "intro.md:1 Нет главы 6."]),
    );
  });

  test("reports a section that is missing, doubled, short or unknown", () => {
    const without = (text: string) => text.replace("### Что это значит для владельца сайта", "");
    expect(findingsOf("chapter-6.md", without)).toEqual([
      "chapter-6.md:7 В статье 25 нет раздела «Что это значит для владельца сайта».",
    ]);
    const twice = (text: string) =>
      `${text}\n${/### Что это значит для владельца сайта[\s\S]*$/.exec(text)?.[0]}`;
    expect(findingsOf("chapter-6.md", twice)).toEqual([
      "chapter-6.md:7 В статье 25 раздел «Что это значит для владельца сайта» стоит дважды.",
    ]);
    const short = (text: string) =>
      text.replace(/(### Что говорит статья\n\n)[\s\S]*?(?=\n### )/, "$1Коротко и ясно.\n");
    expect(findingsOf("chapter-6.md", short)).toEqual([
      "chapter-6.md:9 Статья 25, «Что говорит статья»: 3\u00a0слова, а нужно не меньше 40.",
    ]);
    const foreign = (text: string) => `${text}\n### Примечание\n\nСлова.\n`;
    expect(findingsOf("chapter-6.md", foreign)).toEqual([
      expect.stringContaining("Разделов два: «Что говорит статья» и «Что это значит"),
    ]);
  });

  test("reports a heading that is no article and text outside the sections", () => {
    const unnamed = (text: string) => text.replace("## Статья 25. Вступление", "## Вступление");
    expect(findingsOf("chapter-6.md", unnamed)).toEqual([
      "chapter-6.md:1 Нет статьи 25.",
      "chapter-6.md:7 Заголовок статьи пишется так: «## Статья 9. Согласие».",
    ]);
    const loose = (text: string) => text.replace("### Что говорит", "Слова.\n\n### Что говорит");
    expect(findingsOf("chapter-6.md", loose)).toEqual([
      "chapter-6.md:9 Сразу под статьёй стоит «### Что говорит статья».",
    ]);
  });

  test("reports a link to an unknown article and unsupported markup", () => {
    const astray = (text: string) => text.replace("(#21)", "(#26)");
    expect(findingsOf("chapter-6.md", astray)).toEqual([
      expect.stringContaining("Ссылка «#26» не ведёт к статье."),
    ]);
    const table = (text: string) => `${text}\n1. Слова\n`;
    expect(findingsOf("chapter-6.md", table)).toEqual([
      expect.stringContaining("Здесь бывают только абзацы и списки с «- »."),
    ]);
  });

  test("reports a head without a title or with a wrong date", () => {
    const nameless = (text: string) => text.replace(/title: .*\n/, "");
    expect(findingsOf("chapter-6.md", nameless)).toContain(
      "chapter-6.md:2 Нужно указать название (title).",
    );
    const undated = (text: string) => text.replace("2026-11-21", "21.11.2026");
    expect(findingsOf("intro.md", undated)).toEqual([
      "intro.md:4 День (checked) пишется так: 2026-11-21.",
    ]);
  });

  test("warns when the edition differs from content/laws.yaml", () => {
    const older = (text: string) => text.replace("№ 156-ФЗ, действует с 01.09.2025", "№ 1-ФЗ");
    expect(findingsOf("intro.md", older)).toEqual([
      expect.stringContaining("Путеводитель сверен не с той редакцией, что в content/laws.yaml"),
    ]);
  });
});
