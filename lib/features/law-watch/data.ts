import "server-only";

import { type ChangedNorm, keyOfLaw, keysOfChange } from "@/lib/engine/citations/norm-keys";
import type { Law, Laws } from "@/lib/engine/template/language/laws";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { parseStoredTree } from "@/lib/engine/tree/stored";
import { documentNotFound } from "@/lib/features/documents/record/data";
import type {
  LawChange,
  LawChangeImpact,
  ListedLawChange,
  MarkedDocument,
  WatchedLaw,
} from "@/lib/features/law-watch/responses";
import { checkedStatus } from "@/lib/features/law-watch/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import {
  accessibleDocumentsWhere,
  findAccessibleOrganisations,
  type Requester,
} from "@/lib/platform/auth/membership/access";
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

/** The laws of `content/laws.yaml`, the most cited first. */
export async function listWatchedLaws(database: Transaction, laws: Laws): Promise<WatchedLaw[]> {
  const keys = Object.keys(laws);
  const rows = await database.$queryRaw<{ law: string; documents: number }[]>`
    SELECT act.law, (
      SELECT count(*)::int FROM user_documents
      WHERE "citedNorms" @> ARRAY[act.key] AND status = 'completed'
    ) AS documents
    FROM unnest(${keys}::text[], ${keys.map(keyOfLaw)}::text[]) AS act(law, key)`;
  const counts = new Map(rows.map(({ law, documents }) => [law, documents]));
  const checks = await database.lawCheck.findMany({ where: { law: { in: keys } } });
  const stored = new Map(checks.map((check) => [check.law, check]));
  return Object.entries(laws)
    .map(([key, law]) => {
      const { title, edition, url = null } = law;
      const documents = counts.get(key) ?? 0;
      return { key, title, edition, ...lastCheckOf(law, stored.get(key)), url, documents };
    })
    .sort((a, b) => b.documents - a.documents);
}

/** The last comparison of each law with our texts, and how it was done. */
export async function listChecks(
  database: Transaction,
  laws: Laws,
): Promise<Pick<WatchedLaw, "checked" | "status">[]> {
  const checks = await database.lawCheck.findMany({ where: { law: { in: Object.keys(laws) } } });
  const stored = new Map(checks.map((check) => [check.law, check]));
  return Object.entries(laws).map(([key, law]) => lastCheckOf(law, stored.get(key)));
}

type StoredCheck = Prisma.LawCheckGetPayload<object>;

/** The last comparison of a law with our texts: from the shipped file, or by an administrator since. */
function lastCheckOf(
  { checked, status }: Law,
  stored: StoredCheck | undefined,
): Pick<WatchedLaw, "checked" | "status" | "checkedBy"> {
  // A release may have newer dates than those entered before it.
  if (!stored || stored.checkedOn < checked) return { checked, status, checkedBy: null };
  return {
    checked: stored.checkedOn,
    status: checkedStatus.parse(stored.status),
    checkedBy: stored.adminEmail,
  };
}

/**
 * Counts the documents and owners that a change affects, by the index, without reading texts.
 * @param revisions of the templates in force.
 */
export async function countImpact(
  database: Transaction,
  change: ChangedNorm,
  revisions: string[],
): Promise<LawChangeImpact> {
  const [row] = await database.$queryRaw<LawChangeImpact[]>`
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

/** A page of the changes, newest first, with their results. */
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

/** The documents that require an update: the user's, and those of the sites that the user works on. */
export async function listMarkedDocuments(
  database: Transaction,
  requester: Requester,
): Promise<MarkedDocument[]> {
  const organisations = await findAccessibleOrganisations(database, requester);
  const document = await accessibleDocumentsWhere(database, requester.userId, organisations);
  const rows = await database.documentLawNotice.groupBy({
    by: ["documentId"],
    where: { ...open, document },
    _count: true,
    orderBy: { documentId: "asc" },
  });
  return rows.map(({ documentId, _count }) => ({ documentId, notices: _count }));
}

/** The newest edition of one of the user's documents, with its open notices. */
export type WatchedDocument = {
  id: string;
  name: string;
  type: string;
  edition: number;
  answers: unknown;
  tree: DocumentTree;
  notices: { id: string; edition: number; change: LawChange }[];
};

const watchedColumns = {
  id: true,
  name: true,
  type: true,
  edition: true,
  formData: true,
  versions: { orderBy: { edition: "desc" }, take: 1, select: { tree: true } },
  notices: {
    where: open,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 200,
    select: { id: true, edition: true, change: { select: lawChangeColumns } },
  },
} as const satisfies Prisma.UserDocumentSelect;
type WatchedRow = Prisma.UserDocumentGetPayload<{ select: typeof watchedColumns }>;

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
    select: watchedColumns,
  });
  const [document] = row ? toWatched(row) : [];
  if (!document) throw documentNotFound();
  return document;
}

/** The documents of a site with open notices, ordered by id. */
export async function listWatchedDocuments(
  database: Transaction,
  userId: AuthorizedUserId,
  siteId: string,
  limit: number,
): Promise<WatchedDocument[]> {
  const rows = await database.userDocument.findMany({
    where: { siteId, userId, status: "completed", notices: { some: open } },
    orderBy: { id: "asc" },
    take: limit,
    select: watchedColumns,
  });
  return rows.flatMap(toWatched);
}

/** A finished document always has an edition; for others the list is empty. */
function toWatched({ formData, versions, notices, ...row }: WatchedRow): WatchedDocument[] {
  const [version] = versions;
  if (!version) return [];
  return [
    {
      ...row,
      answers: formData,
      tree: parseStoredTree(version.tree),
      notices: notices.map(({ change, ...notice }) => ({ ...notice, change: toLawChange(change) })),
    },
  ];
}

/** Converts a row to the API response. */
export function toLawChange({ createdAt, ...row }: LawChangeRow): LawChange {
  return { ...row, createdAt: createdAt.toISOString() };
}
