import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** @returns false when the user has no such document. */
export async function deleteDocument(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<boolean> {
  const { count } = await database.userDocument.deleteMany({ where: { id, userId } });
  return count === 1;
}
