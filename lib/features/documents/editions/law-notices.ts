import "server-only";

import { newId } from "@/lib/core/ids";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { listAffectedClauses } from "@/lib/engine/citations/cited-norms";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The key of the advisory lock; the number is arbitrary, nothing else uses it. */
const lockKey = 152_2006;

/**
 * Locks the changes of laws until the end of the transaction that enters one: no edition can then be stored that
 * neither sees the change nor is seen by the marking of its documents.
 */
export async function lockLawChanges(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`;
}

/**
 * A part of the statement that stores an edition: until the end of its transaction no change of a law can be entered. A
 * statement sees the data from when it began, so only the next statement may read the changes.
 */
export const shareLawChangesLock = Prisma.sql`SELECT pg_advisory_xact_lock_shared(${lockKey}::bigint)`;

/** An edition that was just stored by a statement with `shareLawChangesLock`. */
type StoredEdition = { documentId: string; edition: number; tree: DocumentTree };

/** The changes of the laws that a text cites; to be read after `shareLawChangesLock`. */
export function changesOfLaws({ laws }: DocumentTree): Prisma.Sql {
  return Prisma.sql`
    SELECT id, law, place, "wholeActToo", "inForce" FROM law_changes
    WHERE law = ANY(${laws.map(({ key }) => key)}::text[]) AND "withdrawnAt" IS NULL`;
}

/**
 * Marks an edition as outdated when a change was entered and its template replaced while it was being written. An
 * edition of the template in force is not marked: its owner could do nothing about it. Nobody is notified: the owner
 * has the document on the screen.
 * @param changes the result of `changesOfLaws`.
 */
export async function markOutdatedEdition(
  tx: Transaction,
  { documentId, edition, tree }: StoredEdition,
  answers: DocumentAnswers,
  changes: readonly EnteredChange[],
  now: Date,
): Promise<void> {
  const touched = changes.filter((change) => isTouched(tree, change));
  if (touched.length === 0) return;
  const { template } = await findTemplateSource(tx, answers.type, templateIdOf(answers));
  if (template.revision === tree.revision) return;
  const data = touched.map(({ id }) => ({
    id: newId(),
    documentId,
    changeId: id,
    edition,
    createdAt: now,
  }));
  // Notices that the owner has accepted or dismissed stay closed.
  await tx.documentLawNotice.createMany({ data, skipDuplicates: true });
}

/**
 * Closes the notices that an edition made by hand resolves: it no longer cites the norm, or another template wrote it
 * than the marked edition, which is all that accepting would change.
 */
export async function closeResolvedNotices(
  tx: Transaction,
  { documentId, tree }: StoredEdition,
  now: Date,
): Promise<void> {
  const notices = await tx.documentLawNotice.findMany({
    where: { documentId, acceptedAt: null, dismissedAt: null },
    select: { id: true, edition: true, change: { select: changeColumns } },
  });
  if (notices.length === 0) return;
  const marked = await tx.documentVersion.findMany({
    where: { documentId, edition: { in: notices.map(({ edition }) => edition) } },
    select: { edition: true, templateRevision: true },
  });
  const isRenewed = (number: number) =>
    marked.some(
      ({ edition, templateRevision }) => edition === number && templateRevision !== tree.revision,
    );
  const settled = notices.filter(
    ({ edition, change }) => isRenewed(edition) || !isTouched(tree, change),
  );
  await tx.documentLawNotice.updateMany({
    where: { id: { in: settled.map(({ id }) => id) } },
    data: { acceptedAt: now },
  });
}

const changeColumns = {
  id: true,
  law: true,
  place: true,
  wholeActToo: true,
  inForce: true,
} as const;
export type EnteredChange = Prisma.LawChangeGetPayload<{ select: typeof changeColumns }>;

const isTouched = (tree: DocumentTree, change: EnteredChange) =>
  listAffectedClauses(tree, change).length > 0;
