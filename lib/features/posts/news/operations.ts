import { type NewsCategory, newsCategories, newsCategoryNames } from "@/content/posts/categories";
import type { Post } from "@/lib/features/posts/news/post-path";

/**
 * The main news item: the newest change of the law, otherwise the newest text. `posts` are sorted newest first.
 * @returns undefined when there are no posts
 */
export function mainPost<T extends Post>(posts: readonly T[]): T | undefined {
  return posts.find(({ category }) => category === "legal_news") ?? posts[0];
}

/** The texts by category, in the order of the categories; empty categories are left out. */
export function groupByCategory<T extends Post>(
  posts: readonly T[],
): { category: NewsCategory; name: string; posts: T[] }[] {
  return newsCategories
    .map((category) => ({
      category,
      name: newsCategoryNames[category],
      posts: posts.filter((post) => post.category === category),
    }))
    .filter((group) => group.posts.length > 0);
}

const shownTags = 3;

/** The first 3 tags and how many more there are (docs/specification/content.md#news). */
export function shortTags(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, shownTags), more: Math.max(0, tags.length - shownTags) };
}

/** The previous and the next text by date. `posts` are sorted newest first. */
export function neighboursOf<T extends Post>(
  posts: readonly T[],
  slug: string,
): { newer?: T; older?: T } {
  const at = posts.findIndex((post) => post.slug === slug);
  if (at === -1) return {};
  return { newer: posts[at - 1], older: posts[at + 1] };
}
