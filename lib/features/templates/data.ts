import "server-only";

import { industryTemplateKey } from "@/lib/features/templates/catalogue";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import type {
  CompiledTemplate,
  TemplateEditionSummary,
  TemplateText,
} from "@/lib/features/templates/responses";
import type { Transaction } from "@/lib/platform/db/database";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/** The stored state of a template, without its texts. */
export type StoredTemplateState = {
  key: string;
  /** False: the shipped text applies. */
  isActive: boolean;
  edition: number;
  dependencyHash: string | null;
};

/**
 * The states of all templates that an operator ever published, ordered by key: a dozen short rows at most. One
 * statement, because it runs for every document that is written.
 */
export function listTemplateStates(database: Transaction): Promise<StoredTemplateState[]> {
  return database.$queryRaw<StoredTemplateState[]>`
    SELECT id AS key, "isActive", edition, "madeOf" AS "dependencyHash" FROM document_templates
    UNION ALL
    SELECT ${industryTemplateKey("")} || id, "isActive", edition, "madeOf" AS "dependencyHash" FROM advanced_templates
    ORDER BY key`;
}

/** The stored compiled template; `dependencyHash` shows whether this version of the program compiled it. */
export async function findCompiled(
  database: Transaction,
  { key, id }: CatalogueEntry,
): Promise<CompiledTemplate | null> {
  const columns = { select: { compiled: true } } as const;
  const row =
    id === null
      ? await database.documentTemplate.findUnique({ where: { id: key }, ...columns })
      : await database.advancedTemplate.findUnique({ where: { id }, ...columns });
  return (row?.compiled as CompiledTemplate | null | undefined) ?? null;
}

/** The sources of a published edition, or null. */
export async function findEditionText(
  database: Transaction,
  templateKey: string,
  edition: number,
): Promise<TemplateText | null> {
  const row = await database.templateEdition.findUnique({
    where: { templateKey_edition: { templateKey, edition } },
    select: { content: true, formConfig: true },
  });
  return row && { content: row.content, form: row.formConfig };
}

const summaryColumns = {
  id: true,
  edition: true,
  note: true,
  createdAt: true,
  shippedRevision: true,
  author: { select: { email: true } },
} as const;

export type NewestEditions = Awaited<ReturnType<typeof listNewestEditions>>;

/** The number of the newest edition of each template that has one, and its note. */
export async function listNewestEditions(database: Transaction) {
  const rows = await database.templateEdition.findMany({
    distinct: ["templateKey"],
    orderBy: [{ templateKey: "asc" }, { edition: "desc" }],
    select: { templateKey: true, ...summaryColumns },
  });
  return new Map(rows.map(({ templateKey, ...row }) => [templateKey, row]));
}

/** A page of the editions of one template, newest first. */
export async function listEditions(
  database: Transaction,
  templateKey: string,
  { limit, cursor }: ListPage,
): Promise<{ editions: TemplateEditionSummary[]; next: Cursor | null }> {
  const rows = await database.templateEdition.findMany({
    where: { templateKey, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: summaryColumns,
  });
  const { page, next } = toPage(rows, limit);
  const editions = page.map(({ edition, note, createdAt, author }) => ({
    edition,
    note,
    createdAt: createdAt.toISOString(),
    authorEmail: author?.email ?? null,
  }));
  return { editions, next };
}
