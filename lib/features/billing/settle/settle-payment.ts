import "server-only";

import { newId } from "@/lib/core/ids";
import { grantPlan, type Payer } from "@/lib/features/billing/settle/grant-plan";
import { endOrder, type OrderRow } from "@/lib/features/billing/settle/order-row";
import type { ProviderPayment } from "@/lib/features/billing/settle/provider-payment";
import { revokePlan } from "@/lib/features/billing/settle/revoke-plan";
import { settleRequestedRefunds } from "@/lib/features/billing/settle/settle-requested-refunds";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Applies a payment of any provider: the only way in which a payment leads to a plan. Idempotent. The caller holds the
 * locks of user and order, and has compared the payment with the order.
 */
export async function settlePayment(
  tx: Transaction,
  { order, payer }: { order: OrderRow; payer: Payer | null },
  payment: ProviderPayment,
  now: Date,
): Promise<void> {
  const stored = await storePayment(tx, order.id, payment, now);
  if (stored.state === "canceled" && order.state === "waiting") {
    await endOrder(tx, order, "canceled", now);
  }
  if (stored.state !== "succeeded" || !payment.isPaid) return;
  await grantPlan(tx, { order, paymentId: stored.id, payer, method: payment.method }, now);
  // Called in any case: it marks the completed refunds.
  const isOurs = await settleRequestedRefunds(tx, order.id, stored.refunded, now);
  if (isOurs || stored.refunded >= order.amount) await revokePlan(tx, { order, payer }, now);
}

const finalStates = ["succeeded", "canceled"];

/** Stores the payment's current state. A final state is kept: an older response may arrive after a newer one. */
async function storePayment(tx: Transaction, orderId: string, payment: ProviderPayment, now: Date) {
  const { provider, providerId, amount, currency, isTest, confirmationUrl } = payment;
  const key = { provider, providerId };
  const before = await tx.billingPayment.findUnique({ where: { provider_providerId: key } });
  const columns = {
    state: before && finalStates.includes(before.state) ? before.state : payment.state,
    refunded: Math.max(before?.refunded ?? 0, payment.refunded),
    refusal: before?.refusal ?? payment.refusal,
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
