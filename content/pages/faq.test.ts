import { describe, expect, test } from "vitest";
import { documentGuides } from "@/content/help/guides";
import { lawDuties } from "@/content/help/law-overview";
import { pageTitles } from "@/content/navigation";
import { faqCategories } from "@/content/pages/faq";
import { nextSteps } from "@/content/wizard/next-steps";

const questions = faqCategories.flatMap((category) => category.questions);

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

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
    const words = questions.flatMap(({ answer }) => answer).join(" ");
    // Ten working days since 2022; no ruling of the court concerns WhatsApp; nothing is unlimited for free.
    expect(words).not.toMatch(/(ответ|ответить|отвечать)\S* (за|в течение) 30 дней/);
    expect(words).not.toMatch(/безлимит|гарантируем|!/i);
  });
});

describe("guides", () => {
  // Figures: docs/specification/content.md#document-guides.
  test.each([
    ["privacy-policy", "privacy", "medium", 15, 20, true],
    ["user-agreement", "terms", "easy", 10, 15, false],
    ["consent", "consent", "medium", 10, 12, true],
    ["public-offer", "offer", "hard", 20, 30, false],
  ])(
    "have the figures of the specification: %s",
    (anchor, type, difficulty, from, to, isRequired) => {
      const guide = documentGuides.find((candidate) => candidate.anchor === anchor);
      expect(guide).toMatchObject({ type, difficulty, minutes: { from, to }, isRequired });
    },
  );

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

test("links of the answers are paths of this site", () => {
  const places = questions.flatMap(({ links }) => links ?? []);
  expect(places.filter(({ href }) => !/^\/[a-z-]+/.test(href))).toEqual([]);
  // Whatever is not built yet is left out when the page is made.
  expect(places.some(({ href }) => (href.split(/[?#]/)[0] ?? "") in pageTitles)).toBe(true);
});
