import "server-only";

import { newId } from "@/lib/core/ids";
import { grantPlan, type Payer } from "@/lib/features/billing/settle/grant-plan";
import { endOrder, type OrderRow } from "@/lib/features/billing/settle/order-row";
import type { ProviderPayment } from "@/lib/features/billing/settle/provider-payment";
import { revokePlan } from "@/lib/features/billing/settle/revoke-plan";
import { settleRequestedRefunds } from "@/lib/features/billing/settle/settle-requested-refunds";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Does what a payment means, no matter who took it: the only way from money to a plan. Done again it changes nothing.
 * The caller holds the locks of user and order, and has compared the payment with the order.
 */
export async function settlePayment(
  tx: Transaction,
  { order, payer }: { order: OrderRow; payer: Payer | null },
  seen: ProviderPayment,
  now: Date,
): Promise<void> {
  const stored = await storePayment(tx, order.id, seen, now);
  if (stored.state === "canceled" && order.state === "waiting") {
    await endOrder(tx, order, "canceled", now);
  }
  if (stored.state !== "succeeded" || !seen.isPaid) return;
  await grantPlan(tx, { order, paymentId: stored.id, payer, method: seen.method }, now);
  // Asked in any case: it marks the refunds that are done.
  const isOurs = await settleRequestedRefunds(tx, order.id, stored.refunded, now);
  if (isOurs || stored.refunded >= order.amount) await revokePlan(tx, { order, payer }, now);
}

const ends = ["succeeded", "canceled"];

/** The payment as it is stored now. What has ended stays so: an older look may come after a newer one. */
async function storePayment(tx: Transaction, orderId: string, seen: ProviderPayment, now: Date) {
  const { provider, providerId, amount, currency, isTest, confirmationUrl } = seen;
  const key = { provider, providerId };
  const before = await tx.billingPayment.findUnique({ where: { provider_providerId: key } });
  const columns = {
    state: before && ends.includes(before.state) ? before.state : seen.state,
    refunded: Math.max(before?.refunded ?? 0, seen.refunded),
    refusal: before?.refusal ?? seen.refusal,
    updatedAt: now,
  };
  return tx.billingPayment.upsert({
    where: { provider_providerId: key },
    update: columns,
    create: {
      id: newId(),
      ...key,
      ...columns,
      orderId,
      amount,
      currency,
      isTest,
      confirmationUrl,
      createdAt: now,
    },
  });
}
