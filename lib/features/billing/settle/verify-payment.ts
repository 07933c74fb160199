import { parseKopecks } from "@/lib/features/billing/terms/kopecks";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";
import type { YookassaShop } from "@/lib/platform/config/yookassa";

/** The fields of an order that its payment must match. */
export type ExpectedPayment = {
  id: string;
  provider: string;
  amount: number;
  currency: string;
  isTest: boolean;
};

/**
 * Compares a payment with its order.
 * @returns what differs; null when nothing does.
 */
export function findPaymentMismatch(
  payment: YookassaPayment,
  order: ExpectedPayment,
  shop: Pick<YookassaShop, "shopId" | "isTest">,
): "shop" | "order" | "test" | "currency" | "amount" | null {
  if (payment.recipient.account_id !== shop.shopId) return "shop";
  if (payment.metadata.order_id !== order.id || order.provider !== "yookassa") return "order";
  if (payment.test !== order.isTest || payment.test !== shop.isTest) return "test";
  if (payment.amount.currency !== order.currency) return "currency";
  if (parseKopecks(payment.amount.value) !== order.amount) return "amount";
  return null;
}
