import "server-only";

import { rethrowAsSlugConflict } from "@/lib/features/rich-text/address";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/fresh-pages";

/** What a change left, and whether visitors saw the text before it or see it now. */
type Edited<Row> = { row: Row; isSeen: boolean };

/**
 * One change of the operator's texts, as a whole or not at all. When visitors see something of it, the
 * pages are rendered again, by the other processes on the same database as well.
 * @throws DomainError CONFLICT with `slugTaken` when the text's address is taken.
 */
export async function editContent<Row>(
  database: Database,
  slugTaken: string,
  edit: (tx: Transaction) => Promise<Edited<Row>>,
): Promise<Row> {
  const { row, isSeen } = await rethrowAsSlugConflict(
    database.$transaction(async (tx) => {
      const edited = await edit(tx);
      if (edited.isSeen) await bumpContentRevision(tx);
      return edited;
    }),
    slugTaken,
  );
  if (isSeen) refreshPages();
  return row;
}
