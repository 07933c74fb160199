import "server-only";

import { lawyerMessages as messages } from "@/content/lawyer-review/texts";
import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { canHaveCustomText, listClauses } from "@/lib/engine/custom-clauses/custom-text";
import { hashToken } from "@/lib/features/accounts/tokens/mutations";
import { lockOwner } from "@/lib/features/documents/editions/mutations";
import { decryptColumn, encryptColumn } from "@/lib/features/lawyer-review/encrypted-columns";
import { notifyOwner } from "@/lib/features/lawyer-review/notices";
import { toPieces } from "@/lib/features/lawyer-review/pieces";
import type {
  LawyerReview,
  LawyersRemark,
  Opinion,
  SavedRemark,
} from "@/lib/features/lawyer-review/responses";
import { documentOfLink, readReviewedText } from "@/lib/features/lawyer-review/reviewed-text";
import type {
  OpinionRequest,
  RemarkKind,
  RemarkRequest,
} from "@/lib/features/lawyer-review/schema";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { lawyerWrites } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";

/**
 * Returns what a link shows: the text piece by piece, and the remarks written through this link.
 * @throws DomainError NOT_FOUND when the token opens nothing: it is unknown, replaced, ended or expired, or its
 * document was deleted or its owner blocked. The same error in all cases.
 */
export async function openReview(
  database: Database,
  token: string,
  now: Date,
): Promise<LawyerReview> {
  const link = await findOpenLink(database, token, now);
  const { document } = link;
  const tree = await readReviewedText(database, link);
  if (link.openedAt === null) {
    await database.lawyerLink.updateMany({
      where: { id: link.id, openedAt: null },
      data: { openedAt: now },
    });
  }
  return {
    key: link.id,
    title: tree.title,
    edition: link.edition || null,
    date: tree.date,
    expiresAt: link.expiresAt.toISOString(),
    newerEdition:
      document.status === "completed" && document.edition !== link.edition
        ? document.edition
        : null,
    isDraftChanged: document.status === "draft" && document.updatedAt > link.createdAt,
    pieces: toPieces(tree),
    remarks: link.remarks.flatMap((row) => {
      const text = decryptColumn("text", row.id, row.text);
      return text === null ? [] : [toLawyersRemark({ ...row, text })];
    }),
    opinion: toOpinion(link),
  };
}

/**
 * Saves a remark about one clause: at most one comment and one proposed text per clause; a second call replaces it,
 * even after the owner refused it. An empty text deletes it.
 * @throws DomainError NOT_FOUND as `openReview`; VALIDATION for an unknown clause, or one that cannot have another
 * text; CONFLICT when the owner has accepted it; RATE_LIMITED.
 */
export async function saveRemark(
  database: Database,
  { token, clause, kind, text }: RemarkRequest,
  now: Date,
): Promise<SavedRemark> {
  const link = await findOpenLink(database, token, now);
  const tree = await readReviewedText(database, link);
  const found = listClauses(tree.blocks).find(({ id }) => id === clause);
  if (!found) throw fieldError("clause", messages.noClause);
  if (kind === "proposal" && !canHaveCustomText(found))
    throw fieldError("clause", messages.noOwnText);
  const remark = await database.$transaction(async (tx) => {
    await holdOpenLink(tx, link.id, now);
    const place = { linkId: link.id, clause, kind };
    const stored = await tx.lawyerRemark.findUnique({
      where: { linkId_clause_kind: place },
      select: { id: true, decision: true },
    });
    if (kind === "proposal" && stored?.decision === "accepted") {
      throw new DomainError("CONFLICT", messages.answered);
    }
    if (text === "") {
      await tx.lawyerRemark.deleteMany({ where: place });
      return null;
    }
    const id = stored?.id ?? newId();
    const sealed = encryptColumn("text", id, text);
    await tx.lawyerRemark.upsert({
      where: { id },
      create: { ...place, id, text: sealed, createdAt: now, updatedAt: now },
      update: { text: sealed, decision: null, decidedAt: null, updatedAt: now },
    });
    return { clause, kind, text, decision: null };
  });
  return { remark };
}

/**
 * Marks the document as «Просмотрено» with the typed name, which is not verified; a second call corrects name and
 * general remark. The owner is notified once.
 * @throws DomainError NOT_FOUND as `openReview`; RATE_LIMITED.
 */
export async function saveOpinion(
  database: Database,
  { token, name, remark }: OpinionRequest,
  now: Date,
): Promise<Opinion> {
  const { id, reviewedAt, document } = await findOpenLink(database, token, now);
  const at = reviewedAt ?? now;
  await database.$transaction(async (tx) => {
    await lockOwner(tx, document.userId);
    await holdOpenLink(tx, id, now);
    await tx.lawyerLink.updateMany({
      where: { id },
      data: { opinion: encryptColumn("opinion", id, { name, remark }), reviewedAt: at },
    });
    await notifyOwner(tx, id, now);
  });
  return { name, remark, at: at.toISOString() };
}

async function findOpenLink(database: Transaction, token: string, now: Date) {
  const link = await database.lawyerLink.findFirst({
    where: {
      ...{ tokenHash: hashToken(token), endedAt: null, expiresAt: { gt: now } },
      document: { user: { blockedAt: null } },
    },
    include: { document: { select: documentOfLink }, remarks: { orderBy: { id: "asc" } } },
  });
  if (!link) throw closed();
  return link;
}

/**
 * Locks the link: writers of one link wait for each other here, and for its end, after which nothing can be written.
 */
async function holdOpenLink(tx: Transaction, id: string, now: Date): Promise<void> {
  const rows = await tx.$queryRaw<object[]>`
    SELECT 1 FROM lawyer_links
    WHERE id = ${id} AND "endedAt" IS NULL AND "expiresAt" > ${now} FOR NO KEY UPDATE`;
  if (rows.length === 0) throw closed();
  await consumeRateLimit(tx, { ...lawyerWrites, subject: id }, now);
}

function toLawyersRemark(row: {
  clause: string;
  kind: string;
  text: string;
  decision: string | null;
}): LawyersRemark {
  return {
    clause: row.clause,
    kind: row.kind as RemarkKind,
    text: row.text,
    decision: row.decision as LawyersRemark["decision"],
  };
}

function toOpinion(link: {
  id: string;
  opinion: string | null;
  reviewedAt: Date | null;
}): Opinion | null {
  const opinion = decryptColumn("opinion", link.id, link.opinion);
  return opinion && link.reviewedAt && { ...opinion, at: link.reviewedAt.toISOString() };
}

const closed = () => new DomainError("NOT_FOUND", messages.closed);
