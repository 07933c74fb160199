import "server-only";

import { toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { changesOfLaws, type EnteredChange } from "@/lib/features/documents/editions/law-notices";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** What a document is of the first set of its site. */
export type SetItem = {
  /** The site's, as `siteAddressOf` writes it; null for what has none. */
  address: string | null;
  /** `itemKey` of the document. */
  item: string;
};

/**
 * Counts one more document: within the first set of its site, or as one of the current Moscow month unless the limit is
 * reached. The user's row is locked first, so that parallel calls of one user decide one after another and each sees
 * what the one before has stored: however many they are, no more succeed than limit and sets allow. It also reads the
 * changed laws.
 * @param tree of the document, whose edition has been stored.
 * @returns the changes of the acts that the text cites; null when the limit is reached.
 */
export async function reserveDocumentSlot(
  tx: Transaction,
  userId: AuthorizedUserId,
  { tree, address, item }: SetItem & { tree: DocumentTree },
  now: Date,
): Promise<EnteredChange[] | null> {
  const month = toMoscowMonth(now);
  // Not FOR UPDATE: what was stored before holds the row against a deletion, in parallel calls too.
  await tx.$executeRaw`SELECT id FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
  // A row for each change, and one of nulls when there is none.
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
