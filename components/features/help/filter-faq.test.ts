import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterFaq, matchesFaq, splitByQuery } from "@/components/features/help/filter-faq";
import { faqCategories } from "@/content/help/faq";
import { toSearchWords } from "@/lib/features/help/search-words";
import { typeset } from "@/lib/russian/screen-typography";

const start = {
  key: "start",
  questions: [
    { question: "С чего начать?", answer: ["С политики."] },
    { question: "Сколько это стоит?", answer: ["Три документа бесплатно."] },
  ],
};
const fines = {
  key: "fines",
  questions: [
    {
      question: "Какой штраф?",
      answer: ["Смотря за что.", "За политику меньше."],
      norms: "ст. 13.11",
    },
  ],
};
const categories = [start, fines];
const keys = (tab: string, query: string) =>
  filterFaq(categories, { tab, query }).map(({ key }) => key);

describe("filterFaq", () => {
  test("returns all categories without a tab, and for an unknown tab", () => {
    expect(keys("", "")).toEqual(["start", "fines"]);
    expect(keys("old", "")).toEqual(["start", "fines"]);
  });

  test("returns one category by its tab", () => expect(keys("fines", "")).toEqual(["fines"]));

  test("searches questions, all paragraphs of answers and norms, ignoring case", () => {
    expect(keys("", "НАЧАТЬ")).toEqual(["start"]);
    expect(keys("", "политик")).toEqual(["start", "fines"]);
    expect(keys("", "  бесплатно ")).toEqual(["start"]);
    expect(keys("", "13.11")).toEqual(["fines"]);
    expect(keys("", "нет такого")).toEqual([]);
  });

  test("searches titles of articles, and their text for all words in any order", () => {
    const articles = [
      { title: "Смена хостинга", words: toSearchWords("Данные остаются в России.") },
    ];
    const withArticles = [start, { ...fines, articles }];
    const found = (query: string) =>
      filterFaq(withArticles, { tab: "", query }).map(({ key }) => key);
    expect(found("смена хост")).toEqual(["fines"]);
    expect(found("России данные")).toEqual(["fines"]);
    expect(found("данные в Англии")).toEqual([]);
  });

  test("applies tab and search together", () => {
    expect(keys("start", "штраф")).toEqual([]);
    expect(keys("fines", "штраф")).toEqual(["fines"]);
  });

  test("returns a matching category with all its questions", () => {
    expect(filterFaq(categories, { tab: "", query: "бесплатно" })).toEqual([start]);
    expect(filterFaq(categories, { tab: "", query: "бесплатно" })[0]?.questions).toHaveLength(2);
  });

  test("matches text with non-breaking spaces, and ё by е", () => {
    const question = { question: typeset("Что говорит ст. 9 ч. 1?"), answer: ["Её читают."] };
    expect(question.question).toContain("\u00a0");
    expect(matchesFaq(question, "ст. 9 ч. 1")).toBe(true);
    expect(matchesFaq(question, "ст.  9")).toBe(true);
    expect(matchesFaq(question, "ее")).toBe(true);
  });

  test("finds our own questions by words that owners type", () => {
    for (const query of ["галочка", "google", "утечк", "Реестр", "самозанятый", "instagram"]) {
      expect(filterFaq(faqCategories, { tab: "", query }).length, query).toBeGreaterThan(0);
    }
    expect(filterFaq(faqCategories, { tab: "", query: "квантовая хромодинамика" })).toEqual([]);
  });
});

describe("splitByQuery", () => {
  test("splits a text at every match", () => {
    expect(splitByQuery("Штраф за штраф", "штраф")).toEqual(["", "Штраф", " за ", "штраф", ""]);
    expect(splitByQuery("Штраф", "")).toEqual(["Штраф"]);
    expect(splitByQuery("Её", "ее")).toEqual(["", "Её", ""]);
  });

  test("loses no character of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ maxLength: 3 }), (text, query) => {
        expect(splitByQuery(text, query).join("")).toBe(text);
      }),
    );
  });
});
