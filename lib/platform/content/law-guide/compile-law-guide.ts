import type { Heading, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { z } from "zod";
import { type Finding, sortFindings } from "@/lib/engine/template/language/finding";
import type { Laws } from "@/lib/engine/template/language/laws";
import { parseFrontMatter } from "@/lib/platform/content/compile/front-matter";
import { countWords } from "@/lib/platform/content/compile/render-text";
import { typesetMarkdown } from "@/lib/platform/content/compile/typeset-markdown";
import {
  articlesOfChapters,
  type GuideArticle,
  type GuideChapter,
  type LawGuide,
  meaningTitle,
  summaryTitle,
} from "@/lib/platform/content/law-guide/law-guide";
import { type ReportAt, toBlocks } from "@/lib/platform/content/law-guide/to-blocks";
import { plural } from "@/lib/russian/plural";
import { typesetDocument } from "@/lib/russian/typography";

type Source = { file: string; text: string };

const lawKey = "152-ФЗ";
const minWords = 40;

const requiredText = (what: string) => z.string(`Нужно указать ${what}.`).trim().min(1);
const count = (what: string) => z.int(`${what} — целое число.`).positive();

const introSchema = z.strictObject({
  title: requiredText("название (title)"),
  edition: requiredText("редакцию, с которой сверен путеводитель (edition)"),
  checked: z.iso.date("День (checked) пишется так: 2026-11-21."),
  official: z.url({ protocol: /^https?$/, error: "Адрес (official) начинается с http." }),
});
const chapterSchema = z.strictObject({
  chapter: count("Глава (chapter)"),
  title: requiredText("название (title)"),
  order: count("Место (order)"),
});

/**
 * Parses and checks `content/law`: the introduction and one file for each chapter of 152-FZ. The guide is
 * absent when anything is wrong; the findings then say what: an article that is missing, occurs twice or in
 * a foreign chapter, a section that is missing or too short, a reference to no article.
 */
export function compileLawGuide(content: {
  intro: Source;
  chapters: readonly Source[];
  laws: Laws;
}): { guide?: LawGuide; findings: Finding[] } {
  const findings: Finding[] = [];
  const atTop = (file: string, message: string, severity: Finding["severity"] = "error") => {
    findings.push({ file, line: 1, column: 1, severity, message });
  };
  const intro = parseIntro(content.intro, findings);
  const drafts = content.chapters.flatMap((source) => {
    const draft = parseChapter(source, findings);
    return draft ? [{ ...draft, file: source.file }] : [];
  });
  const chapters = [...drafts].sort((a, b) => a.order - b.order);
  const numbers = chapters.map(({ number }) => number);
  articlesOfChapters.forEach((_, index) => {
    const times = numbers.filter((number) => number === index + 1).length;
    if (times === 0) atTop(content.intro.file, `Нет главы ${index + 1}.`);
    if (times > 1) atTop(content.intro.file, `Глава ${index + 1} есть дважды.`);
  });
  if (numbers.some((number, index) => number < (numbers[index - 1] ?? 0))) {
    atTop(content.intro.file, "Главы стоят не по порядку: проверьте order.");
  }
  for (const { file, number, articles } of drafts) {
    for (const message of checkArticles(number, articles)) atTop(file, message);
  }
  const law = content.laws[lawKey];
  if (!law) atTop(content.intro.file, `Закона «${lawKey}» нет в content/laws.yaml.`);
  if (findings.length > 0 || !intro || !law) return { findings: sortFindings(findings) };
  if (law.edition !== intro.edition) {
    const message = `Путеводитель сверен не с той редакцией, что в content/laws.yaml: «${law.edition}».`;
    atTop(content.intro.file, message, "warning");
  }
  return {
    guide: {
      ...intro,
      title: typesetDocument(intro.title),
      edition: typesetDocument(intro.edition),
      law: typesetDocument(law.title),
      chapters: chapters.map(({ number, title, articles }) => ({ number, title, articles })),
    },
    findings,
  };
}

function parseIntro(
  { file, text }: Source,
  findings: Finding[],
): Omit<LawGuide, "law" | "chapters"> | undefined {
  const { data, body, findings: ofHead } = parseFrontMatter(file, text, introSchema);
  findings.push(...ofHead);
  const intro = toBlocks(parse(body), reporter(file, findings));
  return data && { ...data, intro };
}

function parseChapter(
  { file, text }: Source,
  findings: Finding[],
): (GuideChapter & { order: number }) | undefined {
  const { data, body, findings: ofHead } = parseFrontMatter(file, text, chapterSchema);
  findings.push(...ofHead);
  const report = reporter(file, findings);
  const [before, parts] = splitAt(2, parse(body));
  for (const node of before) report(node, "Текст главы начинается со «## Статья».");
  const articles = parts.flatMap(({ heading, nodes }) => {
    const article = parseArticle(heading, nodes, report);
    return article ? [article] : [];
  });
  return (
    data && {
      number: data.chapter,
      title: typesetDocument(data.title),
      order: data.order,
      articles,
    }
  );
}

function parseArticle(
  heading: Heading,
  nodes: readonly RootContent[],
  report: ReportAt,
): GuideArticle | undefined {
  const match = /^Статья\s+(\d+(?:\.\d+)?)\.\s+(\S.*)$/u.exec(textOf(heading));
  if (!match) {
    report(heading, "Заголовок статьи пишется так: «## Статья 9. Согласие».");
    return undefined;
  }
  const [, number = "", title = ""] = match;
  const [before, sections] = splitAt(3, nodes);
  for (const node of before) report(node, `Сразу под статьёй стоит «### ${summaryTitle}».`);
  const take = (name: string): Root["children"] => {
    const found = sections.filter((section) => nameOf(section.heading) === name);
    const [section] = found;
    if (!section) {
      report(heading, `В статье ${number} нет раздела «${name}».`);
      return [];
    }
    if (found.length > 1) report(heading, `В статье ${number} раздел «${name}» стоит дважды.`);
    const length = countWords({ type: "root", children: section.nodes });
    if (length < minWords) {
      const counted = plural(length, "слово", "слова", "слов");
      report(
        section.heading,
        `Статья ${number}, «${name}»: ${counted}, а нужно не меньше ${minWords}.`,
      );
    }
    return section.nodes;
  };
  const statement = take(summaryTitle);
  const meaning = take(meaningTitle);
  const known = [summaryTitle, meaningTitle];
  for (const section of sections) {
    if (!known.includes(nameOf(section.heading))) {
      report(section.heading, `Разделов два: «${summaryTitle}» и «${meaningTitle}».`);
    }
  }
  return { number, title, says: toBlocks(statement, report), means: toBlocks(meaning, report) };
}

/** The findings about a chapter's list of articles, apart from their text. */
function checkArticles(chapter: number, articles: readonly GuideArticle[]): string[] {
  const expected = articlesOfChapters[chapter - 1] ?? [];
  const given = articles.map(({ number }) => number);
  const missing = expected.filter((number) => !given.includes(number));
  const foreign = given.filter((number) => !expected.includes(number));
  const twice = given.filter((number, index) => given.indexOf(number) !== index);
  const problems = [
    ...missing.map((number) => `Нет статьи ${number}.`),
    ...foreign.map((number) => `Статьи ${number} в главе ${chapter} нет.`),
    ...twice.map((number) => `Статья ${number} есть дважды.`),
  ];
  if (problems.length === 0 && given.some((number, index) => number !== expected[index])) {
    problems.push(`Статьи главы ${chapter} стоят не по порядку: ${expected.join(", ")}.`);
  }
  return problems;
}

/** The words of a heading as they were typed: the text is typeset already. */
const nameOf = (heading: Heading) => textOf(heading).replaceAll("\u00a0", " ").trim();

type Part = { heading: Heading; nodes: RootContent[] };

/** The blocks before the first heading of a depth, and those under each such heading. */
function splitAt(depth: number, nodes: readonly RootContent[]): [RootContent[], Part[]] {
  const before: RootContent[] = [];
  const parts: Part[] = [];
  for (const node of nodes) {
    if (node.type === "heading" && node.depth === depth) parts.push({ heading: node, nodes: [] });
    else (parts.at(-1)?.nodes ?? before).push(node);
  }
  return [before, parts];
}

function parse(body: string): RootContent[] {
  const tree = fromMarkdown(body);
  typesetMarkdown(tree);
  return tree.children;
}

function reporter(file: string, findings: Finding[]): ReportAt {
  return (node, message) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    findings.push({ file, line, column, severity: "error", message });
  };
}
