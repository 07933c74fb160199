import "server-only";

import { firstOfNextMonth, toMoscowMonth } from "@/lib/core/time/moscow-time";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * What the monthly limit still allows the caller, or the owner of the site that the caller works on
 * (docs/specification/plans.md#first-set).
 */
export async function getAllowance(
  database: Transaction,
  { userId, account, acting }: Caller,
  now: Date,
): Promise<Allowance> {
  const month = toMoscowMonth(now);
  const sets = await database.firstSet.findMany({
    where: { userId },
    orderBy: { month: "desc" },
    select: { address: true, month: true, items: true },
  });
  return {
    created: account.documentsMonth === month ? account.documentsCreated : 0,
    limit: account.documentsLimit,
    opensOn: firstOfNextMonth(now),
    mayBegin: sets.every((set) => set.month !== month),
    // A member knows of no other site of the owner.
    sets: sets
      .filter(({ address }) => !acting || address === acting.site.address)
      .map(({ address, items }) => ({ address, items })),
  };
}

/** The first sets for the user's data export, newest first. */
export function exportFirstSets(database: Transaction, userId: Caller["userId"]) {
  return database.firstSet.findMany({
    where: { userId },
    orderBy: { month: "desc" },
    select: { address: true, month: true, items: true },
  });
}
