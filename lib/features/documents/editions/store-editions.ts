import "server-only";

import {
  newerEdition,
  storeEdition,
  type WrittenEdition,
} from "@/lib/features/documents/editions/operations";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** An edition, and what its transaction does instead of closing the notices that the edition resolves. */
type ToStore = WrittenEdition & { alongside?: (tx: Transaction) => Promise<void> };

type StoredEdition = { id: string; name: string; edition: number };

/**
 * Stores the next editions of several documents: all of them or none.
 * @param written in the order of the documents' ids, so that parallel calls wait for each other without a deadlock.
 * @param options `unchanged` is called at the end of the transaction and rolls it back by throwing.
 * @throws DomainError CONFLICT when one of the documents has a newer edition.
 */
export async function storeEditions(
  database: Database,
  userId: AuthorizedUserId,
  written: readonly ToStore[],
  { now, unchanged }: { now: Date; unchanged?: (tx: Transaction) => Promise<void> },
): Promise<StoredEdition[]> {
  try {
    return await database.$transaction(async (tx) => {
      const documents: StoredEdition[] = [];
      for (const { alongside, ...edition } of written) {
        const details = await storeEdition(tx, userId, edition, {
          now,
          ...(alongside && { alongside }),
        });
        if (details === null) throw new StaleEdition(edition.documentId);
        documents.push({ id: details.id, name: details.name, edition: details.edition });
      }
      await unchanged?.(tx);
      return documents;
    });
  } catch (error) {
    if (!(error instanceof StaleEdition)) throw error;
    throw await newerEdition(database, userId, error.documentId);
  }
}

/** Rolls the transaction back. */
class StaleEdition extends Error {
  constructor(readonly documentId: string) {
    super("A document has a newer edition");
  }
}
