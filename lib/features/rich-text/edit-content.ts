import "server-only";

import { rethrowAsSlugConflict } from "@/lib/features/rich-text/slug";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { refreshPages } from "@/lib/platform/http/refresh-pages";

/** The result of a change, and whether the text was public before it or is public now. */
type Edited<Row> = { row: Row; isSeen: boolean };

/**
 * Changes one of the operator's texts in a transaction. If visitors can see the change, the pages are rendered again,
 * by the other processes on the same database too.
 * @throws DomainError CONFLICT with `slugTaken` when the slug is taken.
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
