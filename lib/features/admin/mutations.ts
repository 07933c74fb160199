import "server-only";

import type { Account } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The columns of a user that an administrator changes. */
export type AdministeredUser = Pick<
  Account,
  "email" | "role" | "subscription" | "documentsLimit" | "premiumUntil" | "blockedAt"
> & { referralEarnings: number };

/**
 * A user as they are now, held until the transaction ends: what the log calls «before» is what the
 * change met. @returns null when there is none.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<AdministeredUser | null> {
  const [row] = await tx.$queryRaw<AdministeredUser[]>`
    SELECT email, role, subscription, documentslimit AS "documentsLimit", "premiumUntil",
      "blockedAt", "referralEarnings"
    FROM users WHERE id = ${userId} FOR UPDATE`;
  return row ?? null;
}

/**
 * The ids of all administrators who can sign in, held until the transaction ends. In one order: two who
 * would take each other's rights wait for one another here, and the second finds itself no longer one.
 */
export async function lockAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'admin' AND "blockedAt" IS NULL ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** Writes what was changed of a user whose row is held. */
export async function updateUser(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<AdministeredUser, "email">>,
  now: Date,
): Promise<void> {
  await tx.user.updateMany({ where: { id: userId }, data: { ...change, updatedAt: now } });
}
