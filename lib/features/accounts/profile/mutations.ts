import "server-only";

import type { ProfileChange } from "@/lib/features/accounts/profile/schema";
import {
  type Account,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Changes the given fields; absent ones stay as they are.
 * @returns the account as it is now; null when it was deleted.
 */
export async function updateProfile(
  database: Transaction,
  userId: AuthorizedUserId,
  change: ProfileChange,
  now: Date,
): Promise<Account | null> {
  const [row] = await database.user.updateManyAndReturn({
    where: { id: userId },
    data: { ...change, updatedAt: now },
    select: accountColumns,
  });
  return row ? toAccount(row) : null;
}
