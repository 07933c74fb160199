import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/**
 * Marks as done the refunds that an administrator asked for here, as far as the provider says that money went back.
 * @param refunded kopecks that went back
 * @returns whether one of the order is done: it ends the plan, as the administrator was told. A part that was given back
 * in the provider's own cabinet is none of ours, and takes nothing.
 */
export async function settleRequestedRefunds(
  tx: Transaction,
  orderId: string,
  refunded: number,
  now: Date,
): Promise<boolean> {
  if (refunded === 0) return false;
  const asked = await tx.billingRefund.findMany({ where: { orderId, state: "asked" } });
  const done = asked.filter(({ before, amount }) => before + amount <= refunded);
  await tx.billingRefund.updateMany({
    where: { id: { in: done.map(({ id }) => id) } },
    data: { state: "succeeded", dueAt: null, updatedAt: now },
  });
  return (await tx.billingRefund.count({ where: { orderId, state: "succeeded" } })) > 0;
}
