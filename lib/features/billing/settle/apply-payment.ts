import "server-only";

import { newId } from "@/lib/core/ids";
import { parseKopecks } from "@/lib/features/billing/kopecks";
import { givePlan } from "@/lib/features/billing/settle/give-plan";
import { endOrder, lockOrder } from "@/lib/features/billing/settle/order-row";
import { takePlanBack } from "@/lib/features/billing/settle/take-plan-back";
import { findDifference } from "@/lib/features/billing/settle/verify-payment";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/types";

/** A payment that is not the one we asked for. It changes nothing; the operator finds it in the log. */
export class PaymentMismatch extends DeliveryError {
  override name = "PaymentMismatch";

  constructor(difference: string) {
    super(`Платёж не сходится с заказом: ${difference}`, { isFinal: true });
  }
}

/**
 * Does what a payment means, as ЮKassa showed it to us a moment ago: the only way from money to a plan. All of it is one
 * transaction, and done again it changes nothing; whoever calls it, in whatever order, how many at once.
 * @throws PaymentMismatch; what the database throws.
 */
export async function applyPayment(
  database: Database,
  shop: YookassaShop,
  payment: YookassaPayment,
  now: Date,
): Promise<void> {
  const orderId = payment.metadata.order_id ?? "";
  await database.$transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw mismatch(payment, "order");
    const { order, payer } = locked;
    const difference = findDifference(payment, order, shop);
    if (difference) throw mismatch(payment, difference);
    const stored = await storePayment(tx, orderId, payment, now);
    if (stored.state === "canceled" && order.state === "waiting") {
      await endOrder(tx, order, "canceled", now);
    }
    if (stored.state !== "succeeded" || !payment.paid) return;
    await givePlan(tx, { order, paymentId: stored.id, payer, method: payment.payment_method }, now);
    if (stored.refunded >= order.amount) await takePlanBack(tx, { order, payer }, now);
  });
}

function mismatch(payment: YookassaPayment, difference: string): PaymentMismatch {
  log.error(
    { payment: payment.id, order: payment.metadata.order_id, difference },
    "payment refused",
  );
  return new PaymentMismatch(difference);
}

const ends = ["succeeded", "canceled"];

/** The payment as it is stored now. What has ended stays so: an older look may come after a newer one. */
async function storePayment(tx: Transaction, orderId: string, payment: YookassaPayment, now: Date) {
  const key = { provider: "yookassa", providerId: payment.id };
  const before = await tx.billingPayment.findUnique({ where: { provider_providerId: key } });
  const refunded = parseKopecks(payment.refunded_amount?.value ?? "0.00") ?? 0;
  const seen = {
    state: before && ends.includes(before.state) ? before.state : payment.status,
    refunded: Math.max(before?.refunded ?? 0, refunded),
    refusal: before?.refusal ?? payment.cancellation_details?.reason ?? null,
    updatedAt: now,
  };
  return tx.billingPayment.upsert({
    where: { provider_providerId: key },
    update: seen,
    create: {
      id: newId(),
      ...key,
      ...seen,
      orderId,
      amount: parseKopecks(payment.amount.value) ?? 0,
      currency: payment.amount.currency,
      isTest: payment.test,
      confirmationUrl: payment.confirmation?.confirmation_url ?? null,
      createdAt: now,
    },
  });
}
