import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { findPublishedPost, listPublishedPosts } from "@/lib/features/posts/data";
import type { Post, PostSummary } from "@/lib/features/posts/post";
import type { PublicPost } from "@/lib/features/posts/responses";
import { htmlToText, toRichText } from "@/lib/features/rich-text/sanitise";
import { minutesToRead, truncateWords } from "@/lib/features/rich-text/summary";
import type { News } from "@/lib/platform/content/text";
import { listNews } from "@/lib/platform/content/texts";
import { getDatabase } from "@/lib/platform/db/client";
import type { Database } from "@/lib/platform/db/database";
import { isDatabaseUnavailable } from "@/lib/platform/db/errors";
import { hasDatabase } from "@/lib/platform/db/lifecycle";
import { readStored } from "@/lib/platform/db/read-stored";

/** More than a visitor scrolls through; a page must not grow without end. */
const maxListed = 500;

const builtIn = listNews().map((text) => ({ ...text, changedOn: text.checkedAt }));

/**
 * The texts of the news and the blog, the newest first: the only list that pages and feeds read. The operator's
 * come from the database; the built-in ones stay in addition to them, because links lead there, and an operator's text
 * with the same address replaces one. During the build there is no database, and while it is out of reach there
 * are only the built-in ones (docs/specification/content.md#where-texts-come-from,
 * docs/decisions/0013-built-in-texts.md).
 */
export async function listPosts(): Promise<readonly PostSummary[]> {
  const stored = (await readStored(listStored)) ?? [];
  const taken = new Set(stored.map(({ slug }) => slug));
  return [...stored, ...builtIn.filter(({ slug }) => !taken.has(slug))].sort((a, b) =>
    // Of one day: the operator's first, in their own order; the sort is stable.
    a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : 0,
  );
}

/**
 * The text of that address, or null.
 * @throws the driver's error when the database is out of reach and the text is not a built-in one: a page that
 * might exist must not be cached as missing.
 */
export async function findPost(slug: string): Promise<Post | null> {
  const own: (News & { changedOn: string }) | null =
    builtIn.find((post) => post.slug === slug) ?? null;
  if (!hasDatabase()) return own;
  try {
    const post = await findPublishedPost(await getDatabase(), slug, new Date());
    return post ? { ...toSummary(post), ...toRichText(post.content) } : own;
  } catch (error) {
    if (own && isDatabaseUnavailable(error)) return own;
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
  const words = htmlToText(post.content);
  return {
    slug,
    title,
    excerpt: post.excerpt ?? truncateWords(words),
    category,
    section,
    tags,
    publishedAt: toMoscowDate(new Date(post.publishedAt)),
    changedOn: toMoscowDate(new Date(post.updatedAt)),
    readMinutes: minutesToRead(words),
  };
}
