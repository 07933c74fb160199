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
  test("gives everything without a query and a category, in order", () => {
    expect(slugs("")).toEqual(["law", "leak"]);
    expect(slugs("   ")).toEqual(["law", "leak"]);
  });

  test.each([
    ["ЗАКОН ОТ САЙТА", "title, any case, over a non-breaking space", ["law"]],
    ["  152-фз ", "excerpt", ["law"]],
    ["штраф", "tag, a part of it", ["law"]],
    ["все по шагам", "е for ё", ["leak"]],
    ["роскомнадзор", "several", ["law", "leak"]],
    ["законодательство", "the category is no text", []],
    ["закон утечка", "a substring, not words", []],
    ["сайта обязанности", "not over the edge of two parts", []],
  ])("«%s»: %s", (query, _why, found) => {
    expect(slugs(query)).toEqual(found);
  });

  test("narrows a query by the category", () => {
    expect(slugs("роскомнадзор", "Безопасность")).toEqual(["leak"]);
    expect(slugs("штраф", "Безопасность")).toEqual([]);
    expect(slugs("", "Права граждан")).toEqual([]);
  });
});
