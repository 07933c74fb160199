import type { News } from "@/lib/content/text";
import { listNews } from "@/lib/content/texts";

/**
 * The texts of the news and the blog, the newest first: the only list that pages and feeds read.
 * Specification § 3 «Blog/news article»: the built-in texts stand in where the database has none.
 */
export async function listPosts(): Promise<readonly News[]> {
  return listNews();
}

/** The text of that address, or null. */
export async function findPost(slug: string): Promise<News | null> {
  return (await listPosts()).find((post) => post.slug === slug) ?? null;
}
