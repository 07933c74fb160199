import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/**
 * Marks the refunds that an administrator requested here as done, as far as the provider reports refunded money.
 * @param refunded the refunded kopecks
 * @returns whether a refund of the order is done, which ends the plan. A partial refund made in the provider's own
 * cabinet does not count and takes nothing away.
 */
export async function settleRequestedRefunds(
  tx: Transaction,
  orderId: string,
  refunded: number,
  now: Date,
): Promise<boolean> {
  if (refunded === 0) return false;
  const requested = await tx.billingRefund.findMany({ where: { orderId, state: "asked" } });
  const completed = requested.filter(({ before, amount }) => before + amount <= refunded);
  await tx.billingRefund.updateMany({
    where: { id: { in: completed.map(({ id }) => id) } },
    data: { state: "succeeded", dueAt: null, updatedAt: now },
  });
  return (await tx.billingRefund.count({ where: { orderId, state: "succeeded" } })) > 0;
}
