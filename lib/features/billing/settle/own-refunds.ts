import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/**
 * Whether what went back of an order's money is a refund that an administrator asked for here: it ends the plan, as the
 * administrator was told. Marks the refunds that are thereby done. A part that was given back in the provider's own
 * cabinet is none of ours, and takes nothing.
 * @param refunded kopecks that the provider says went back
 */
export async function isRefundRequestedHere(
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
