import "server-only";

import { lockOrder } from "@/lib/features/billing/settle/order-row";
import type { ProviderPayment } from "@/lib/features/billing/settle/provider-payment";
import { settlePayment } from "@/lib/features/billing/settle/settle-payment";
import { findPaymentMismatch } from "@/lib/features/billing/settle/verify-payment";
import { parseKopecks } from "@/lib/features/billing/terms/kopecks";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** A payment that does not match the order. It changes nothing; the operator finds it in the log. */
class PaymentMismatch extends DeliveryError {
  override name = "PaymentMismatch";

  constructor(difference: string) {
    super(`Платёж не сходится с заказом: ${difference}`, { isFinal: true });
  }
}

/**
 * Applies a payment as ЮKassa has just returned it. Everything is one transaction and idempotent, no matter who calls
 * it, in which order and how many at once.
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
    const difference = findPaymentMismatch(payment, order, shop);
    if (difference) throw mismatch(payment, difference);
    await settlePayment(tx, { order, payer }, toSeen(payment), now);
  });
}

function mismatch(payment: YookassaPayment, difference: string): PaymentMismatch {
  log.error(
    { payment: payment.id, order: payment.metadata.order_id, difference },
    "payment refused",
  );
  return new PaymentMismatch(difference);
}

const toSeen = (payment: YookassaPayment): ProviderPayment => ({
  provider: "yookassa",
  providerId: payment.id,
  state: payment.status,
  isPaid: payment.paid,
  amount: parseKopecks(payment.amount.value) ?? 0,
  currency: payment.amount.currency,
  isTest: payment.test,
  refunded: parseKopecks(payment.refunded_amount?.value ?? "0.00") ?? 0,
  refusal: payment.cancellation_details?.reason ?? null,
  confirmationUrl: payment.confirmation?.confirmation_url ?? null,
  method: payment.payment_method,
});
