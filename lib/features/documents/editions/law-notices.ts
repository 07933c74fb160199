import "server-only";

import { newId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { listTouchedClauses } from "@/lib/engine/citations/cited-norms";
import type { DocumentTree } from "@/lib/engine/tree/document";
import type { Transaction } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The key of the advisory lock, any number: it is used for nothing else. */
const lockKey = 152_2006;

/**
 * A lock that entering a change holds until the end of its transaction: meanwhile no edition is stored that
 * has not seen the change and is not seen by those who mark its documents.
 */
export async function lockLawChanges(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`;
}

/**
 * Part of the statement that stores an edition: until the end of its transaction no change of a law can be
 * entered. A statement sees what was there when it began, so only the next one may ask for the changes.
 */
export const shareLawChangesLock = Prisma.sql`SELECT pg_advisory_xact_lock_shared(${lockKey}::bigint)`;

/** An edition that was just stored, by a statement with `shareLawChangesLock`. */
type StoredEdition = { documentId: string; edition: number; tree: DocumentTree };

/** The changes of the acts that a text cites, to be asked for after `shareLawChangesLock`. */
export function changesOfLaws({ laws }: DocumentTree): Prisma.Sql {
  return Prisma.sql`
    SELECT id, law, place, "wholeActToo", "inForce", "createdAt" FROM law_changes
    WHERE law = ANY(${laws.map(({ key }) => key)}::text[])`;
}

/**
 * Marks an edition whose text does not follow a change that was entered before it: the change applies
 * only later, or the template is older. Its owner has it on the screen, and is not notified.
 * @param changes what `changesOfLaws` found.
 */
export async function markUnfollowed(
  tx: Transaction,
  { documentId, edition, tree }: StoredEdition,
  changes: readonly EnteredChange[],
  now: Date,
): Promise<void> {
  const data = changes
    .filter((change) => !isFollowed(tree, change) && isTouched(tree, change))
    .map(({ id }) => ({ id: newId(), documentId, changeId: id, edition, createdAt: now }));
  // What the owner has accepted or dismissed stays so.
  if (data.length > 0) await tx.documentLawNotice.createMany({ data, skipDuplicates: true });
}

/**
 * Closes the notices that an edition made by hand settles: it has no clause any more that cites the norm,
 * or it was written by another template than the edition that was marked, which is all that accepting
 * would do.
 */
export async function closeSettled(
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
type Change = Prisma.LawChangeGetPayload<{ select: typeof changeColumns }>;
export type EnteredChange = Change & { createdAt: Date };

const isTouched = (tree: DocumentTree, change: Change) =>
  listTouchedClauses(tree, change).length > 0;

/**
 * Whether the text was compared with the act (`checked` of `content/laws.yaml`, kept in the tree) once the
 * change applied or was known.
 */
function isFollowed({ laws }: DocumentTree, change: EnteredChange): boolean {
  const checked = laws.find(({ key }) => key === change.law)?.checked;
  if (checked === undefined) return false;
  return checked >= change.inForce || checked >= toMoscowDate(change.createdAt);
}
