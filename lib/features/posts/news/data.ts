import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { findPublishedPost, listPublishedPosts } from "@/lib/features/posts/data";
import type { Post, PostSummary } from "@/lib/features/posts/post";
import type { PublicPost } from "@/lib/features/posts/responses";
import { htmlToText, toRichText } from "@/lib/features/rich-text/sanitise";
import { minutesToRead, truncateWords } from "@/lib/features/rich-text/summary";
import { listNews } from "@/lib/platform/content/list-texts";
import type { News } from "@/lib/platform/content/published-text";
import type { Database } from "@/lib/platform/db/database";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { getDatabase } from "@/lib/platform/db/get-database";
import { hasDatabase } from "@/lib/platform/db/lifecycle";
import { readStored } from "@/lib/platform/db/read-stored";

/** More than a visitor scrolls through; keeps the page from growing without end. */
const maxListed = 500;

const builtIn = listNews().map((text) => ({ ...text, changedOn: text.checkedAt }));

/**
 * Lists the texts of the news and the blog, newest first: pages and feeds read only this list. The operator's texts
 * come from the database; built-in texts stay, because links lead to them, unless an operator's text has the same slug.
 * During the build and while the database is unreachable there are only the built-in ones
 * (docs/specification/content.md#where-texts-come-from, docs/decisions/0013-built-in-texts.md).
 */
export async function listPosts(): Promise<readonly PostSummary[]> {
  const stored = (await readStored(listStored)) ?? [];
  const usedSlugs = new Set(stored.map(({ slug }) => slug));
  return [...stored, ...builtIn.filter(({ slug }) => !usedSlugs.has(slug))].sort((a, b) =>
    // On the same day the operator's texts come first, in their own order; the sort is stable.
    a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0,
  );
}

/**
 * The text with this slug, or null.
 * @throws the driver's error when the database is unreachable and the text is not built in: a page that may exist must
 * not be cached as missing.
 */
export async function findPost(slug: string): Promise<Post | null> {
  const builtInPost: (News & { changedOn: string }) | null =
    builtIn.find((post) => post.slug === slug) ?? null;
  if (!hasDatabase()) return builtInPost;
  try {
    const post = await findPublishedPost(await getDatabase(), slug, new Date());
    return post ? { ...toSummary(post), ...toRichText(post.content) } : builtInPost;
  } catch (error) {
    if (builtInPost && isDatabaseUnavailable(error)) return builtInPost;
    throw error;
  }
}

async function listStored(database: Database): Promise<PostSummary[]> {
  const { posts } = await listPublishedPosts(
    database,
    { limit: maxListed, cursor: undefined },
    new Date(),
  );
  return posts.map(toSummary);
}

function toSummary(post: PublicPost): PostSummary {
  const { slug, title, category, section, tags } = post;
  const text = htmlToText(post.content);
  return {
    slug,
    title,
    excerpt: post.excerpt ?? truncateWords(text),
    category,
    section,
    tags,
    publishedAt: toMoscowDate(new Date(post.publishedAt)),
    changedOn: toMoscowDate(new Date(post.updatedAt)),
    readMinutes: minutesToRead(text),
  };
}
