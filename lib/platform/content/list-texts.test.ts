import { describe, expect, test } from "vitest";
import { articleCategories } from "@/content/posts/categories";
import { getArticle, getNews, listArticles, listNews } from "@/lib/platform/content/list-texts";

describe("the articles", () => {
  test("there are five articles, one per category, with the specified reading times", () => {
    const times = Object.fromEntries(
      listArticles().map(({ category, readMinutes }) => [category, readMinutes]),
    );
    expect(times).toEqual({
      Законодательство: 8,
      "Практические советы": 12,
      "Права граждан": 10,
      "Международное право": 15,
      Безопасность: 18,
    });
    expect(Object.keys(times).sort()).toEqual([...articleCategories].sort());
  });

  test.each(listArticles().map((article) => [article.slug, article] as const))(
    "%s has headings, sources and citations of articles of the law",
    (_slug, { headings, wordCount, html }) => {
      expect(wordCount).toBeGreaterThan(1000);
      expect(headings.length).toBeGreaterThan(3);
      expect(headings.at(-1)?.id).toBe("sources");
      for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
      expect(html).toMatch(/ст\.\u00a0\d+/);
    },
  );
});

describe("the texts", () => {
  test("articles and news are sorted newest first and found by name", () => {
    for (const [list, get] of [
      [listArticles(), getArticle],
      [listNews(), getNews],
    ] as const) {
      const days = list.map(({ publishedAt }) => publishedAt);
      expect(days).toEqual([...days].sort().reverse());
      for (const text of list) expect(get(text.slug)).toBe(text);
      expect(get("no-such-text")).toBeUndefined();
    }
  });

  test.each([...listArticles(), ...listNews()].map((text) => [text.slug, text] as const))(
    "%s has no straight quotes, no hyphens for dashes and no loose short words",
    (_slug, { title, excerpt, html }) => {
      const text = `${title} ${excerpt} ${html.replace(/<pre[\s\S]*?<\/pre>|<code>.*?<\/code>|<[^>]+>/g, " ")}`;
      expect(text).not.toMatch(/"/);
      expect(text).not.toMatch(/ -- | - /);
      expect(text).not.toMatch(/ (?:в|и|на|с|о|к) (?=[а-яё])/);
    },
  );
});
