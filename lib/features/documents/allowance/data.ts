import "server-only";

import { firstOfNextMonth, toMoscowMonth } from "@/lib/core/moscow-time";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import type { Visitor } from "@/lib/platform/auth/visitor";
import type { Transaction } from "@/lib/platform/db/database";

/** What the month's limit still allows the visitor (docs/specification/plans.md#first-set). */
export async function getAllowance(
  database: Transaction,
  { userId, account }: Visitor,
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
    sets: sets.map(({ address, items }) => ({ address, items })),
  };
}

/** The first sets for the user's own file, the newest first. */
export function exportFirstSets(database: Transaction, userId: Visitor["userId"]) {
  return database.firstSet.findMany({
    where: { userId },
    orderBy: { month: "desc" },
    select: { address: true, month: true, items: true },
  });
}
