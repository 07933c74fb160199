import "server-only";

import { newId } from "@/lib/core/ids";
import { toMoscowMonth } from "@/lib/core/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { changesOfLaws, type EnteredChange } from "@/lib/features/documents/editions/law-notices";
import type { DocumentFormat } from "@/lib/features/documents/formats";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Counts one more document of the user in the current Moscow month, unless the limit is reached. One
 * conditional statement: however many calls run in parallel, no more succeed than the limit allows. It also
 * reads the changed laws.
 * @param tree of the document, whose edition has been stored.
 * @returns the changes of the acts that the text cites; null when the limit is reached.
 */
export async function takeDocumentSlot(
  tx: Transaction,
  userId: AuthorizedUserId,
  tree: DocumentTree,
  now: Date,
): Promise<EnteredChange[] | null> {
  const month = toMoscowMonth(now);
  // A row for each change, and one of nulls when there is none.
  const rows = await tx.$queryRaw<EnteredChange[]>`
    WITH slot AS (UPDATE users SET
      documentscreated = CASE WHEN "documentsMonth" = ${month} THEN documentscreated + 1 ELSE 1 END,
      "documentsMonth" = ${month},
      updatedat = ${now}
    WHERE id = ${userId} AND (
      documentslimit = -1
      OR (CASE WHEN "documentsMonth" = ${month} THEN documentscreated ELSE 0 END) < documentslimit
    ) RETURNING id)
    SELECT change.* FROM slot LEFT JOIN (${changesOfLaws(tree)}) change ON true`;
  return rows.length === 0 ? null : rows.filter(({ id }) => id !== null);
}

/** @returns false when the user has no such document. */
export async function deleteDocument(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<boolean> {
  const { count } = await database.userDocument.deleteMany({ where: { id, userId } });
  return count === 1;
}

/** Every export is kept on record (docs/specification/documents.md#exports), those of an archive too. */
export async function insertExports(
  database: Transaction,
  documentId: string,
  formats: readonly DocumentFormat[],
  now: Date,
): Promise<void> {
  await database.documentExport.createMany({
    data: formats.map((format) => ({ id: newId(), documentId, format, exportedAt: now })),
  });
}
