import { describe, expect, test } from "vitest";
import { nextSteps } from "@/content/documents/next-steps";
import { faqCategories } from "@/content/help/faq";
import { documentGuides } from "@/content/help/guides";
import { lawDuties } from "@/content/help/law-overview";
import { builtPages } from "@/content/navigation";
import { formDocumentTypes } from "@/lib/engine/questions/vocabulary/options";
import { countWords } from "@/lib/russian/count-words";
import { readSpecification } from "@/tests/support/specification";

const questions = faqCategories.flatMap((category) => category.questions);

describe("help centre", () => {
  test("has six categories in a fixed order", () => {
    expect(faqCategories.map(({ title }) => title)).toEqual([
      "Начало работы",
      "Создание документов",
      "Законодательство",
      "Штрафы и последствия",
      "Требования Роскомнадзора",
      "Кабинет и тарифы",
    ]);
    expect(new Set(faqCategories.map(({ key }) => key)).size).toBe(6);
  });

  test("answers at least thirty questions, at least five in every category", () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
    for (const category of faqCategories)
      expect(category.questions.length).toBeGreaterThanOrEqual(5);
  });

  test("gives each question a unique anchor", () => {
    const ids = questions.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]+$/.test(id))).toEqual([]);
  });

  test.each(questions)("answers in 60 to 200 words: $id", ({ question, answer }) => {
    expect(question.endsWith("?")).toBe(true);
    const words = countWords(answer.join(" "));
    expect(words).toBeGreaterThanOrEqual(60);
    expect(words).toBeLessThanOrEqual(200);
  });

  test("cites a norm in every answer about law, fines and the regulator", () => {
    const ofTheLaw = faqCategories.filter(({ key }) => ["law", "fines", "regulator"].includes(key));
    const without = ofTheLaw
      .flatMap((category) => category.questions)
      .filter(({ norms }) => !norms);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("contains no outdated terms and no promises", () => {
    const text = questions.flatMap(({ answer }) => answer).join(" ");
    // Ten working days since 2022; no ruling of the court concerns WhatsApp; nothing is unlimited for free.
    expect(text).not.toMatch(/(ответ|ответить|отвечать)\S* (за|в течение) 30 дней/);
    expect(text).not.toMatch(/безлимит|гарантируем|!/i);
  });
});

describe("guides", () => {
  test("have the anchors and figures of the specification", () => {
    const section = readSpecification("docs/specification/content.md#document-guides");
    const rows = [
      ...section.matchAll(/^\| [^|]+ \| `([^`]+)` \| (\w+) \| (\d+)–(\d+) \| (yes|no) \|$/gm),
    ].map(([, anchor, difficulty, from, to, required]) => ({
      anchor,
      difficulty,
      minutes: { from: Number(from), to: Number(to) },
      isRequired: required === "yes",
    }));
    expect(rows).toHaveLength(4);
    const guides = documentGuides.map(({ anchor, difficulty, minutes, isRequired }) => ({
      anchor,
      difficulty,
      minutes,
      isRequired,
    }));
    expect(guides).toEqual(rows);
    expect(documentGuides.map(({ type }) => type)).toEqual([
      "privacy",
      "terms",
      "consent",
      "offer",
    ]);
  });

  test.each(documentGuides)("list what to prepare, mistakes and next steps: $anchor", (guide) => {
    expect(guide.purpose.length).toBeGreaterThan(0);
    expect(guide.prepare.length).toBeGreaterThanOrEqual(4);
    expect(guide.mistakes.length).toBeGreaterThanOrEqual(3);
    expect(nextSteps(guide.type).length).toBeGreaterThanOrEqual(3);
    for (const { text, norm } of [...guide.obligation, ...guide.mistakes]) {
      expect(norm, text).toBeTruthy();
    }
  });

  test("cite an article for every duty", () => {
    expect(lawDuties.filter(({ norm }) => !/ст\. \d/.test(norm))).toEqual([]);
  });
});

test("every link of the answers leads to a page, a guide or a document type of this site", () => {
  const addresses = questions.flatMap(({ links = [] }) =>
    links.map(({ href }) => new URL(href, "https://site.test")),
  );
  const pages: readonly string[] = builtPages;
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter(({ origin }) => origin !== "https://site.test")).toEqual([]);
  expect(addresses.filter(({ pathname }) => !pages.includes(pathname))).toEqual([]);
  const anchors = ["", "#penalties", ...documentGuides.map(({ anchor }) => `#${anchor}`)];
  expect(addresses.filter(({ hash }) => !anchors.includes(hash))).toEqual([]);
  const types = addresses.flatMap(({ searchParams }) => searchParams.get("type") ?? []);
  expect(types.filter((type) => !formDocumentTypes.some((known) => known === type))).toEqual([]);
});
