import "server-only";

import { type HelpCategory, helpCategories } from "@/content/help/categories";
import { DomainError } from "@/lib/core/errors";
import { type IsoDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { helpMessages } from "@/lib/features/help/messages";
import type { EditedHelpArticle, ListedHelpArticle } from "@/lib/features/help/responses";
import { toSearchWords } from "@/lib/features/help/search-words";
import { htmlToText, sanitiseHtml, toRichText } from "@/lib/features/rich-text/sanitise";
import { minutesToRead, truncateWords } from "@/lib/features/rich-text/summary";
import type { TextHeading } from "@/lib/platform/content/published-text";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { getDatabase } from "@/lib/platform/db/get-database";
import { hasDatabase } from "@/lib/platform/db/lifecycle";
import { readStored } from "@/lib/platform/db/read-stored";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const listColumns = {
  id: true,
  title: true,
  slug: true,
  category: true,
  subcategory: true,
  order: true,
  isPublished: true,
  createdAt: true,
  updatedAt: true,
} as const;

export const helpColumns = { ...listColumns, content: true, markdown: true } as const;

/** A published article as `/help` lists it. */
type HelpSummary = {
  slug: string;
  title: string;
  category: HelpCategory;
  subcategory: string | null;
  changedOn: IsoDate;
  /** Each word of the text once, in lower case, for the search. */
  words: string;
};

/** A published article for its page. */
type HelpArticle = Omit<HelpSummary, "words"> & {
  /** The beginning of the text, for search engines. */
  excerpt: string;
  publishedOn: IsoDate;
  readMinutes: number;
  html: string;
  headings: TextHeading[];
};

/** More than a visitor reads; keeps the page from growing without end. */
const maxListed = 500;

/** Published articles in the order of the page. Empty during the build and while the database is unreachable. */
export async function listHelpArticles(): Promise<readonly HelpSummary[]> {
  const rows = await readStored((database) =>
    database.helpArticle.findMany({
      where: { isPublished: true },
      orderBy: [{ order: "asc" }, { title: "asc" }, { id: "asc" }],
      take: maxListed,
      select: { ...listColumns, content: true },
    }),
  );
  return (rows ?? []).map((row) => ({
    ...toSummary(row),
    words: toSearchWords(htmlToText(row.content)),
  }));
}

/**
 * The published article with this slug, or null.
 * @throws the driver's error when the database is unreachable: a page that may exist must not be cached as missing.
 */
export async function findHelpArticle(slug: string): Promise<HelpArticle | null> {
  // The database rejects a NUL in a search.
  if (!hasDatabase() || slug.includes("\0")) return null;
  const database = await getDatabase();
  const row = await database.helpArticle.findFirst({
    where: { slug, isPublished: true },
    select: helpColumns,
  });
  if (!row) return null;
  const text = htmlToText(row.content);
  return {
    ...toSummary(row),
    ...toRichText(row.content),
    excerpt: truncateWords(text),
    publishedOn: toMoscowDate(row.createdAt),
    readMinutes: minutesToRead(text),
  };
}

type HelpFilter = { isPublished?: boolean | undefined; category?: HelpCategory | undefined };

/** A page of all articles for the operator, newest first. */
export async function listEditedHelp(
  database: Transaction,
  { limit, cursor, isPublished, category }: ListPage & HelpFilter,
): Promise<{ articles: ListedHelpArticle[]; next: Cursor | null }> {
  const rows = await database.helpArticle.findMany({
    where: { isPublished, category, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: listColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { articles: page.map(toListed), next };
}

/** An article with everything that its editor needs; drafts too. @returns null when there is none. */
export async function findEditedHelp(
  database: Transaction,
  id: string,
): Promise<EditedHelpArticle | null> {
  const row = await database.helpArticle.findUnique({ where: { id }, select: helpColumns });
  return row && toEditedHelp(row);
}

type ListedRow = Prisma.HelpArticleGetPayload<{ select: typeof listColumns }>;
type EditedRow = Prisma.HelpArticleGetPayload<{ select: typeof helpColumns }>;

const toListed = (row: ListedRow): ListedHelpArticle => ({
  ...row,
  category: toCategory(row.category),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toEditedHelp = (row: EditedRow): EditedHelpArticle => ({
  ...toListed(row),
  content: sanitiseHtml(row.content),
  markdown: row.markdown,
});

const toSummary = ({ slug, title, category, subcategory, updatedAt }: ListedRow) => ({
  slug,
  title,
  category: toCategory(category),
  subcategory,
  changedOn: toMoscowDate(updatedAt),
});

/** An unknown category of an older version is shown in the first section. */
const toCategory = (category: string): HelpCategory =>
  helpCategories.find((known) => known === category) ?? "start";

/** @throws DomainError NOT_FOUND */
export async function getHelp(database: Transaction, id: string): Promise<EditedHelpArticle> {
  const article = await findEditedHelp(database, id);
  if (!article) throw helpNotFound();
  return article;
}

export const helpNotFound = () => new DomainError("NOT_FOUND", helpMessages.missing);

export const helpChanged = () => new DomainError("CONFLICT", helpMessages.changed);
