import "server-only";

import type { Role, Subscription } from "@/lib/auth/roles";
import type { Transaction } from "@/lib/db/database";

/** @returns false when there is no such user. */
export async function updateRole(
  database: Transaction,
  userId: string,
  change: { role: Role; subscription?: Subscription; documentsLimit: number },
  now: Date,
): Promise<boolean> {
  const { count } = await database.user.updateMany({
    where: { id: userId },
    // A role given by hand has no end: an old date would take it away on the next read.
    data: { ...change, premiumUntil: null, updatedAt: now },
  });
  return count === 1;
}
