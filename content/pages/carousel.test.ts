import { expect, test } from "vitest";
import { builtPages } from "@/content/navigation";
import { carouselItems } from "@/content/pages/carousel";
import { postPath } from "@/lib/features/posts/news/operations";
import { listArticles, listNews } from "@/lib/platform/content/texts";

test("the carousel has five items, each of one sentence", () => {
  expect(carouselItems).toHaveLength(5);
  for (const { text } of carouselItems) expect(text).toMatch(/^[^.!?]+\.$/);
});

test("each item leads to a page that is there, under its canonical address", () => {
  const there = new Set<string>([
    ...builtPages,
    ...listNews().map(postPath),
    ...listArticles().map(({ slug }) => `/articles/${slug}`),
  ]);
  expect(carouselItems.filter(({ href }) => !there.has(href))).toEqual([]);
  expect(new Set(carouselItems.map(({ href }) => href)).size).toBe(5);
});
