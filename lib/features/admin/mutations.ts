import "server-only";

import type { Account } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The columns of a user that an administrator changes. */
export type AdministeredUser = Pick<
  Account,
  "email" | "role" | "subscription" | "documentsLimit" | "premiumUntil" | "blockedAt"
> & { referralEarnings: number };

/**
 * A user as they are now, locked until the transaction ends: what the log calls «before» is what the
 * change met. @returns null when there is none.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<AdministeredUser | null> {
  const [row] = await tx.$queryRaw<AdministeredUser[]>`
    SELECT email, role, subscription, documentslimit AS "documentsLimit", "premiumUntil",
      "blockedAt", "referralEarnings"
    FROM users WHERE id = ${userId} FOR UPDATE`;
  return row ?? null;
}

/** Updates a user; the caller holds the row lock. */
export async function updateUser(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<AdministeredUser, "email">>,
  now: Date,
): Promise<void> {
  await tx.user.updateMany({ where: { id: userId }, data: { ...change, updatedAt: now } });
}
