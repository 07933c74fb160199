import { describe, expect, test } from "vitest";
import { anyCategory, findTexts } from "@/lib/platform/content/find-texts";
import { typeset } from "@/lib/russian/screen-typography";

const texts = [
  {
    slug: "law",
    title: typeset("Что требует закон от сайта"),
    excerpt: typeset("Обязанности оператора по 152-ФЗ."),
    tags: ["Роскомнадзор", "штрафы"],
    category: "Законодательство",
  },
  {
    slug: "leak",
    title: typeset("Утечка: что делать в первые 24 часа"),
    excerpt: typeset("Уведомление и расследование, всё по шагам."),
    tags: ["утечка", "Роскомнадзор"],
    category: "Безопасность",
  },
] as const;

const slugs = (query: string, category: string = anyCategory) =>
  findTexts(texts, { query, category }).map(({ slug }) => slug);

describe("findTexts", () => {
  test("returns all texts in order without query and category", () => {
    expect(slugs("")).toEqual(["law", "leak"]);
    expect(slugs("   ")).toEqual(["law", "leak"]);
  });

  test.each([
    ["ЗАКОН ОТ САЙТА", "title, any case, over a non-breaking space", ["law"]],
    ["  152-фз ", "excerpt", ["law"]],
    ["штраф", "tag, a part of it", ["law"]],
    ["все по шагам", "е for ё", ["leak"]],
    ["роскомнадзор", "several", ["law", "leak"]],
    ["законодательство", "nothing, as the category is not searched", []],
    ["закон утечка", "nothing, as words are not searched separately", []],
    ["сайта обязанности", "nothing, as a match ends with its part", []],
  ])("searches for «%s»: %s", (query, _why, found) => {
    expect(slugs(query)).toEqual(found);
  });

  test("limits the result to the category", () => {
    expect(slugs("роскомнадзор", "Безопасность")).toEqual(["leak"]);
    expect(slugs("штраф", "Безопасность")).toEqual([]);
    expect(slugs("", "Права граждан")).toEqual([]);
  });
});
