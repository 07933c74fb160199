import "server-only";

import { getPlanLimits } from "@/lib/features/settings/data";
import type { Account } from "@/lib/platform/auth/account";
import type { Subscription } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/** The columns of a user that an administrator or a payment may change. */
export type AdministeredUser = Pick<
  Account,
  "email" | "role" | "subscription" | "documentsLimit" | "premiumUntil" | "blockedAt"
> & { referralEarnings: number };

/** A change of these columns. */
export type UserColumns = Partial<Omit<AdministeredUser, "email">>;

/**
 * Reads a user and locks the row until the transaction ends, so that the «before» values in the log are the ones that
 * were changed.
 * @returns null when there is none.
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
  change: UserColumns,
  now: Date,
): Promise<void> {
  await tx.user.updateMany({ where: { id: userId }, data: { ...change, updatedAt: now } });
}

/**
 * The columns that change with the plan: its limit (none for an administrator); the free plan also removes the end date
 * and a paid role (docs/specification/plans.md#role-and-subscription). Empty when the plan does not change.
 */
export async function columnsOfPlan(
  tx: Transaction,
  before: Pick<AdministeredUser, "role" | "subscription">,
  subscription: Subscription,
): Promise<UserColumns> {
  if (subscription === before.subscription) return {};
  const documentsLimit = before.role === "admin" ? -1 : (await getPlanLimits(tx))[subscription];
  const change: UserColumns = { subscription, documentsLimit };
  if (subscription !== "free") return change;
  return {
    ...change,
    premiumUntil: null,
    // A role that comes with a paid plan ends together with it.
    ...(before.role === "premium" ? { role: "user" as const } : {}),
  };
}
