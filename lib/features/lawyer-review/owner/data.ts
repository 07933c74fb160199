import "server-only";

import { lawyerMessages as messages } from "@/content/lawyer-review/texts";
import { DomainError } from "@/lib/core/errors";
import { clauseText } from "@/lib/engine/custom-clauses/clause-text";
import { listClauses, relocateClause } from "@/lib/engine/custom-clauses/custom-text";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { documentNotFound } from "@/lib/features/documents/record/data";
import { canAddClauses } from "@/lib/features/documents/rights/plan-rights";
import { diffClause } from "@/lib/features/lawyer-review/difference";
import { decryptColumn } from "@/lib/features/lawyer-review/encrypted-columns";
import type {
  LawyerLink,
  LawyerLinks,
  OwnersRemark,
  OwnersReview,
} from "@/lib/features/lawyer-review/responses";
import {
  documentOfLink,
  readNewestText,
  readReviewedText,
} from "@/lib/features/lawyer-review/reviewed-text";
import type { Decision, RemarkKind } from "@/lib/features/lawyer-review/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newestFirst } from "@/lib/platform/db/newest-first";

const linkColumns = {
  id: true,
  edition: true,
  asked: true,
  createdAt: true,
  expiresAt: true,
  endedAt: true,
  openedAt: true,
  reviewedAt: true,
  opinion: true,
  remarks: { select: { decision: true } },
} as const;
type LinkRow = Prisma.LawyerLinkGetPayload<{ select: typeof linkColumns }>;

/** The links of a document, and whether the plan allows accepting proposed texts. @throws DomainError NOT_FOUND */
export async function getLinks(
  database: Transaction,
  { userId, account }: Caller,
  documentId: string,
  now: Date,
): Promise<LawyerLinks> {
  const links = await listLinks(database, userId, documentId, now);
  return { links, acceptsTexts: canAddClauses(account) };
}

/** The links of one of the user's documents, newest first. @throws DomainError NOT_FOUND */
async function listLinks(
  database: Transaction,
  userId: AuthorizedUserId,
  documentId: string,
  now: Date,
): Promise<LawyerLink[]> {
  const document = await database.userDocument.findFirst({
    where: { id: documentId, userId },
    select: { lawyerLinks: { orderBy: newestFirst, select: linkColumns } },
  });
  if (!document) throw documentNotFound();
  return document.lawyerLinks.map((row) => toLink(row, now));
}

/** One link. @throws DomainError NOT_FOUND, also for that of another user or document. */
export async function getLink(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, link }: { id: string; link: string },
  now: Date,
): Promise<LawyerLink> {
  const row = await database.lawyerLink.findFirst({
    where: { id: link, documentId: id, document: { userId } },
    select: linkColumns,
  });
  if (!row) throw linkNotFound();
  return toLink(row, now);
}

const remarkColumns = {
  id: true,
  clause: true,
  kind: true,
  text: true,
  decision: true,
  decidedAt: true,
  acceptedEdition: true,
  updatedAt: true,
} as const;
type RemarkRow = Prisma.LawyerRemarkGetPayload<{ select: typeof remarkColumns }>;

/**
 * The remarks of one link with the clauses that they are about, in the order of the text.
 * @throws DomainError NOT_FOUND
 */
export async function getOwnersReview(
  database: Transaction,
  userId: AuthorizedUserId,
  { id, link }: { id: string; link: string },
  now: Date,
): Promise<OwnersReview> {
  const row = await database.lawyerLink.findFirst({
    where: { id: link, documentId: id, document: { userId } },
    select: {
      ...linkColumns,
      documentId: true,
      tree: true,
      document: { select: documentOfLink },
      remarks: { select: remarkColumns },
    },
  });
  if (!row) throw linkNotFound();
  const { document, remarks } = row;
  const reviewed = await readReviewedText(database, row);
  const newest = remarks.length > 0 ? await readNewestText(database, document, now) : reviewed;
  return {
    link: toLink(row, now),
    newestEdition: document.edition,
    general: decryptColumn("opinion", row.id, row.opinion)?.remark || null,
    remarks: inOrder(reviewed, remarks).map((remark) => toRemark(remark, { reviewed, newest })),
  };
}

function toLink(row: LinkRow, now: Date): LawyerLink {
  const { id, edition, createdAt, expiresAt, endedAt, openedAt, reviewedAt, remarks } = row;
  return {
    id,
    asked: decryptColumn("asked", id, row.asked),
    edition: edition || null,
    state: endedAt ? "ended" : expiresAt <= now ? "expired" : "open",
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    openedAt: openedAt?.toISOString() ?? null,
    review: reviewedAt && {
      name: decryptColumn("opinion", id, row.opinion)?.name ?? null,
      at: reviewedAt.toISOString(),
    },
    remarks: remarks.length,
    waiting: remarks.filter(({ decision }) => decision === null).length,
  };
}

function inOrder(reviewed: DocumentTree, remarks: RemarkRow[]): RemarkRow[] {
  const places = listClauses(reviewed.blocks).map(({ id }) => id);
  // A comment before the proposed text for the same clause.
  const rank = ({ clause, kind }: RemarkRow) =>
    places.indexOf(clause) * 2 + (kind === "comment" ? 0 : 1);
  return remarks.toSorted((a, b) => rank(a) - rank(b));
}

function toRemark(
  row: RemarkRow,
  { reviewed, newest }: { reviewed: DocumentTree; newest: DocumentTree },
): OwnersRemark {
  const { id, decidedAt, acceptedEdition } = row;
  const kind = row.kind as RemarkKind;
  const decision = row.decision as Decision["decision"] | null;
  const clause = listClauses(reviewed.blocks).find((candidate) => candidate.id === row.clause);
  const text = decryptColumn("text", id, row.text);
  const clauseStatus = clause
    ? relocateClause(newest.blocks, clause)
    : ({ state: "gone" } as const);
  // An accepted text is in the document already: the comparison is with what its author saw.
  const compared =
    decision === "accepted" || clauseStatus.state === "gone" ? clause : clauseStatus.clause;
  return {
    id,
    kind,
    number: clause?.number ?? "",
    words: clause ? clauseText(clause) : "",
    text,
    updatedAt: row.updatedAt.toISOString(),
    fate: clauseStatus.state,
    difference:
      kind === "proposal" && compared && text !== null
        ? diffClause(reviewed, compared, text)
        : null,
    decision: decision &&
      decidedAt && { kind: decision, at: decidedAt.toISOString(), edition: acceptedEdition },
  };
}

/** All links of a document with their remarks, oldest first, for the data export. */
export async function exportLawyerLinks(database: Transaction, documentId: string) {
  const rows = await database.lawyerLink.findMany({
    where: { documentId },
    orderBy: { id: "asc" },
    select: { ...linkColumns, notifiedAt: true, remarks: { select: remarkColumns } },
  });
  return rows.map(({ asked, opinion, remarks, ...row }) => ({
    ...row,
    asked: decryptColumn("asked", row.id, asked),
    opinion: decryptColumn("opinion", row.id, opinion),
    remarks: remarks.map(({ text, ...remark }) => ({
      ...remark,
      text: decryptColumn("text", remark.id, text),
    })),
  }));
}

/** Returns one error for a missing link and for another user's, so that it does not reveal which. */
export const linkNotFound = () => new DomainError("NOT_FOUND", messages.linkNotFound);
