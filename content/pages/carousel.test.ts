import { expect, test } from "vitest";
import { builtPages } from "@/content/navigation";
import { carouselItems } from "@/content/pages/carousel";
import { postPath } from "@/lib/features/posts/news/post-path";
import { listArticles, listNews } from "@/lib/platform/content/list-texts";

test("carousel has five items of one sentence each", () => {
  expect(carouselItems).toHaveLength(5);
  for (const { text } of carouselItems) expect(text).toMatch(/^[^.!?]+\.$/);
});

test("carousel links each item to a different existing page by its canonical address", () => {
  const there = new Set<string>([
    ...builtPages,
    ...listNews().map(postPath),
    ...listArticles().map(({ slug }) => `/articles/${slug}`),
  ]);
  expect(carouselItems.filter(({ href }) => !there.has(href))).toEqual([]);
  expect(new Set(carouselItems.map(({ href }) => href)).size).toBe(5);
});
