import "server-only";

import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { changesOfLaws, type EnteredChange } from "@/lib/features/documents/editions/law-notices";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The place of a document in the first set of its site. */
export type SetItem = {
  /** The site's address, as `siteAddressOf` writes it; null when there is none. */
  address: string | null;
  /** `itemKey` of the document. */
  item: string;
};

/**
 * Counts one more document: within the first set of its site, or in the current Moscow month unless the limit is
 * reached. The user's row is locked first, so that parallel calls of one user run one after another and no more of them
 * succeed than the limit and the sets allow. Also reads the changed laws.
 * @param tree of the document, whose edition is stored already.
 * @returns the changes of the acts that the text cites; null when the limit is reached.
 */
export async function reserveDocumentSlot(
  tx: Transaction,
  userId: AuthorizedUserId,
  { tree, address, item }: SetItem & { tree: DocumentTree },
  now: Date,
): Promise<EnteredChange[] | null> {
  const month = toMoscowMonth(now);
  // Not FOR UPDATE: the earlier inserts protect the row from deletion, in parallel calls too.
  await tx.$executeRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  // One row per change, or a single row of nulls.
  const rows = await tx.$queryRaw<EnteredChange[]>`
    WITH covered AS (UPDATE first_sets SET items = array_append(items, ${item}::text)
      WHERE "userId" = ${userId} AND address = ${address}::text AND NOT ${item}::text = ANY(items)
      RETURNING "userId" AS id),
    slot AS (UPDATE users SET
      documentscreated = CASE WHEN "documentsMonth" = ${month} THEN documentscreated + 1 ELSE 1 END,
      "documentsMonth" = ${month},
      updatedat = ${now}
    WHERE id = ${userId} AND NOT EXISTS (SELECT FROM covered) AND (
      documentslimit = -1
      OR (CASE WHEN "documentsMonth" = ${month} THEN documentscreated ELSE 0 END) < documentslimit
    ) RETURNING id),
    begun AS (INSERT INTO first_sets ("userId", address, month, items)
      SELECT id, ${address}::text, ${month}, ARRAY[${item}::text] FROM slot WHERE ${address}::text IS NOT NULL
      ON CONFLICT DO NOTHING),
    taken AS (SELECT id FROM covered UNION ALL SELECT id FROM slot)
    SELECT change.* FROM taken LEFT JOIN (${changesOfLaws(tree)}) change ON true`;
  return rows.length === 0 ? null : rows.filter(({ id }) => id !== null);
}
