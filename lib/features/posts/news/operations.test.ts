import { describe, expect, test } from "vitest";
import type { NewsCategory } from "@/content/posts/categories";
import { listPosts } from "@/lib/features/posts/news/data";
import {
  groupByCategory,
  mainPost,
  neighboursOf,
  shortTags,
} from "@/lib/features/posts/news/operations";
import { postPath } from "@/lib/features/posts/news/post-path";
import { listNews } from "@/lib/platform/content/list-texts";

const post = (slug: string, category: NewsCategory) => ({ slug, category });
const posts = [
  post("release", "updates"),
  post("fines", "legal_news"),
  post("letter", "guides"),
  post("consent", "legal_news"),
];

test.each([
  ["legal_news", "/news/a"],
  ["updates", "/news/a"],
  ["guides", "/blog/a"],
  ["faq", "/blog/a"],
] as const)("postPath puts a text of %s at %s", (category, path) => {
  expect(postPath(post("a", category))).toBe(path);
});

describe("mainPost", () => {
  test("is the newest news about the law", () => {
    expect(mainPost(posts)?.slug).toBe("fines");
  });

  test("is the newest text when there is no news about the law", () => {
    expect(mainPost([post("release", "updates"), post("letter", "guides")])?.slug).toBe("release");
    expect(mainPost([])).toBeUndefined();
  });
});

test("groupByCategory keeps the order of categories and of time and omits empty groups", () => {
  const groups = groupByCategory(posts).map(({ name, posts: inside }) => [
    name,
    inside.map(({ slug }) => slug),
  ]);
  expect(groups).toEqual([
    ["Новости закона", ["fines", "consent"]],
    ["Руководства", ["letter"]],
    ["Обновления", ["release"]],
  ]);
});

test.each([
  [[], 0, 0],
  [["a", "b", "c"], 3, 0],
  [["a", "b", "c", "d"], 3, 1],
  [["a", "b", "c", "d", "e", "f"], 3, 3],
])("shortTags shows the first three tags of %j and counts the rest", (tags, shown, more) => {
  expect(shortTags(tags)).toEqual({ shown: tags.slice(0, shown), more });
});

test("neighboursOf returns the next newer and older text", () => {
  expect(neighboursOf(posts, "fines")).toEqual({ newer: posts[0], older: posts[2] });
  expect(neighboursOf(posts, "release")).toEqual({ newer: undefined, older: posts[1] });
  expect(neighboursOf(posts, "consent").older).toBeUndefined();
  expect(neighboursOf(posts, "none")).toEqual({});
});

const builtIn = await listPosts();

describe("the built-in posts", () => {
  test("are eight, in four categories, the newest first", () => {
    expect(builtIn).toHaveLength(8);
    expect(groupByCategory(builtIn)).toHaveLength(4);
    const days = builtIn.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  test.each(listNews().map((text) => [text.slug, text] as const))(
    "%s has at least 700 words, a day in 2026, a later check and 3 to 6 tags",
    (_slug, text) => {
      expect(text.wordCount).toBeGreaterThanOrEqual(700);
      expect(text.publishedAt).toMatch(/^2026-/);
      expect(text.publishedAt <= text.checkedAt).toBe(true);
      expect(text.tags.length).toBeGreaterThanOrEqual(3);
      expect(text.tags.length).toBeLessThanOrEqual(6);
      expect(new Set(text.tags).size).toBe(text.tags.length);
    },
  );
});
