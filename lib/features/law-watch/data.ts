import "server-only";

import { type ChangedNorm, keyOfLaw, keysOfChange } from "@/lib/engine/citations/norm-keys";
import type { Laws } from "@/lib/engine/template/laws";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { documentNotFound } from "@/lib/features/documents/data";
import type {
  LawChange,
  LawChangeReach,
  ListedLawChange,
  MarkedDocument,
  WatchedLaw,
} from "@/lib/features/law-watch/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

export const lawChangeColumns = {
  id: true,
  law: true,
  place: true,
  wholeActToo: true,
  editionName: true,
  inForce: true,
  whatChanged: true,
  createdAt: true,
} as const;

type LawChangeRow = Prisma.LawChangeGetPayload<{ select: typeof lawChangeColumns }>;

/** The acts of `content/laws.yaml`, those that most documents cite first. */
export async function listWatchedLaws(database: Transaction, laws: Laws): Promise<WatchedLaw[]> {
  const keys = Object.keys(laws);
  const rows = await database.$queryRaw<{ law: string; documents: number }[]>`
    SELECT act.law, (
      SELECT count(*)::int FROM user_documents
      WHERE "citedNorms" @> ARRAY[act.key] AND status = 'completed'
    ) AS documents
    FROM unnest(${keys}::text[], ${keys.map(keyOfLaw)}::text[]) AS act(law, key)`;
  const counts = new Map(rows.map(({ law, documents }) => [law, documents]));
  return Object.entries(laws)
    .map(([key, { title, edition, checked, status, url = null }]) => {
      return { key, title, edition, checked, status, url, documents: counts.get(key) ?? 0 };
    })
    .sort((one, other) => other.documents - one.documents);
}

/**
 * How many documents and owners a change touches: found by the index, no text is read.
 * @param revisions of the templates in force.
 */
export async function countReach(
  database: Transaction,
  change: ChangedNorm,
  revisions: string[],
): Promise<LawChangeReach> {
  const [row] = await database.$queryRaw<LawChangeReach[]>`
    SELECT count(*)::int AS documents, count(DISTINCT d."userId")::int AS owners,
      (count(DISTINCT d."userId") FILTER (WHERE EXISTS (
        SELECT FROM document_versions v
        WHERE v."documentId" = d.id AND v.edition = d.edition
          AND v."templateRevision" = ANY(${revisions}::text[])
      )))::int AS "sameText"
    FROM user_documents d
    WHERE d."citedNorms" && ${keysOfChange(change)}::text[] AND d.status = 'completed'`;
  return row ?? { documents: 0, owners: 0, sameText: 0 };
}

/** @returns null when there is none. */
export async function findLawChange(database: Transaction, id: string): Promise<LawChange | null> {
  const row = await database.lawChange.findUnique({ where: { id }, select: lawChangeColumns });
  return row && toLawChange(row);
}

/** A page of the changes, newest first, with what became of each. */
export async function listLawChanges(
  database: Transaction,
  { limit, cursor }: ListPage,
): Promise<{ changes: ListedLawChange[]; next: Cursor | null }> {
  const rows = await database.lawChange.findMany({
    where: afterCursor(cursor),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: { ...lawChangeColumns, markedAt: true, withdrawnAt: true },
  });
  const { page, next } = toPage(rows, limit);
  const ids = page.map(({ id }) => id);
  const counts = await database.$queryRaw<{ id: string; documents: number; open: number }[]>`
    SELECT "changeId" AS id, count(*)::int AS documents,
      (count(*) FILTER (WHERE "acceptedAt" IS NULL AND "dismissedAt" IS NULL))::int AS open
    FROM document_law_notices WHERE "changeId" = ANY(${ids}::text[]) GROUP BY 1`;
  const changes = page.map(({ markedAt, withdrawnAt, ...row }) => {
    const { documents = 0, open = 0 } = counts.find(({ id }) => id === row.id) ?? {};
    return {
      ...toLawChange(row),
      ...{ documents, open, isMarking: markedAt === null },
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    };
  });
  return { changes, next };
}

const open = { acceptedAt: null, dismissedAt: null };

/** The user's documents that require an update. */
export async function listMarkedDocuments(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<MarkedDocument[]> {
  const rows = await database.documentLawNotice.groupBy({
    by: ["documentId"],
    where: { ...open, document: { userId } },
    _count: true,
    orderBy: { documentId: "asc" },
  });
  return rows.map(({ documentId, _count }) => ({ documentId, notices: _count }));
}

/** The newest edition of one of the user's documents and the changes that it has yet to follow. */
export type WatchedDocument = {
  edition: number;
  answers: unknown;
  tree: DocumentTree;
  notices: { id: string; edition: number; change: LawChange }[];
};

/**
 * @throws DomainError NOT_FOUND when there is no such document, or it is another user's, or a draft.
 */
export async function getWatchedDocument(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<WatchedDocument> {
  const row = await database.userDocument.findFirst({
    where: { id, userId, status: "completed" },
    select: {
      edition: true,
      formData: true,
      versions: { orderBy: { edition: "desc" }, take: 1, select: { tree: true } },
      notices: {
        where: open,
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        take: 200,
        select: { id: true, edition: true, change: { select: lawChangeColumns } },
      },
    },
  });
  const [version] = row?.versions ?? [];
  if (!row || !version) throw documentNotFound();
  return {
    edition: row.edition,
    answers: row.formData,
    tree: parseStoredTree(version.tree),
    notices: row.notices.map(({ change, ...notice }) => ({
      ...notice,
      change: toLawChange(change),
    })),
  };
}

/** The columns as the client reads them. */
export function toLawChange({ createdAt, ...row }: LawChangeRow): LawChange {
  return { ...row, createdAt: createdAt.toISOString() };
}
