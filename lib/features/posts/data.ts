import "server-only";

import { type NewsCategory, newsCategories } from "@/content/posts/categories";
import { DomainError } from "@/lib/core/errors";
import { type PostSection, postMessages, postSections } from "@/lib/features/posts/messages";
import type { EditedPost, ListedPost, PublicPost } from "@/lib/features/posts/responses";
import { sanitiseHtml } from "@/lib/features/rich-text/sanitise";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const listColumns = {
  id: true,
  title: true,
  slug: true,
  category: true,
  tags: true,
  section: true,
  isPublished: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
} as const;

export const postColumns = {
  ...listColumns,
  excerpt: true,
  content: true,
  markdown: true,
} as const;

/** The condition for public posts: a scheduled post appears when its time comes. */
const published = (now: Date) => ({ isPublished: true, publishedAt: { lte: now } });

const newestFirst = [{ publishedAt: "desc" }, { id: "desc" }] as const;

/** A page of published posts, newest first, and the cursor of the next page. */
export async function listPublishedPosts(
  database: Transaction,
  { limit, cursor }: ListPage,
  now: Date,
): Promise<{ posts: PublicPost[]; next: Cursor | null }> {
  const behind = cursor && {
    publishedAt: { lte: cursor.createdAt },
    OR: [{ publishedAt: { lt: cursor.createdAt } }, { id: { lt: cursor.id } }],
  };
  const rows = await database.blogPost.findMany({
    where: { AND: [published(now), behind ?? {}] },
    orderBy: [...newestFirst],
    take: limit + 1,
    select: postColumns,
  });
  // This list is ordered by the time of publication, which the cursor contains as any other.
  const placed = rows.map((row) => ({ row, id: row.id, createdAt: row.publishedAt ?? now }));
  const { page, next } = toPage(placed, limit);
  return { posts: page.map(({ row, createdAt }) => toPublicPost(row, createdAt)), next };
}

/** The published post with this slug, or null. */
export async function findPublishedPost(
  database: Transaction,
  slug: string,
  now: Date,
): Promise<PublicPost | null> {
  // The database rejects a NUL in a search.
  if (slug.includes("\0")) return null;
  const row = await database.blogPost.findFirst({
    where: { slug, ...published(now) },
    select: postColumns,
  });
  return row && toPublicPost(row, row.publishedAt ?? now);
}

/** A page of all posts for the operator, newest first. */
export async function listEditedPosts(
  database: Transaction,
  { limit, cursor, isPublished }: ListPage & { isPublished?: boolean | undefined },
): Promise<{ posts: ListedPost[]; next: Cursor | null }> {
  const rows = await database.blogPost.findMany({
    where: { isPublished, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: listColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { posts: page.map(toListed), next };
}

export async function findEditedPost(
  database: Transaction,
  id: string,
): Promise<EditedPost | null> {
  const row = await database.blogPost.findUnique({ where: { id }, select: postColumns });
  return row && toEditedPost(row);
}

type ListedRow = Prisma.BlogPostGetPayload<{ select: typeof listColumns }>;
type PostRow = Prisma.BlogPostGetPayload<{ select: typeof postColumns }>;

const toListed = (row: ListedRow): ListedPost => ({
  ...row,
  category: toCategory(row),
  section: toSection(row.section),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toEditedPost = (row: PostRow): EditedPost => ({
  ...toListed(row),
  excerpt: row.excerpt,
  content: sanitiseHtml(row.content),
  markdown: row.markdown,
});

function toPublicPost(row: PostRow, publishedAt: Date): PublicPost {
  const { isPublished: _, markdown: _source, ...post } = toEditedPost(row);
  return { ...post, publishedAt: publishedAt.toISOString() };
}

/** Unknown values of an older version become the nearest known ones. */
const toSection = (section: string): PostSection =>
  postSections.find((known) => known === section) ?? "blog";

const toCategory = ({ category, section }: ListedRow): NewsCategory =>
  newsCategories.find((known) => known === category) ??
  (section === "news" ? "legal_news" : "guides");

/** @throws DomainError NOT_FOUND */
export async function getPost(database: Transaction, id: string): Promise<EditedPost> {
  const post = await findEditedPost(database, id);
  if (!post) throw postNotFound();
  return post;
}

export const postNotFound = () => new DomainError("NOT_FOUND", postMessages.missing);

export const postChanged = () => new DomainError("CONFLICT", postMessages.changed);
