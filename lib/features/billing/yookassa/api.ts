import "server-only";

import { formatKopecks } from "@/lib/features/billing/terms/kopecks";
import {
  type YookassaPayment,
  type YookassaRefund,
  yookassaPayment,
  yookassaRefund,
} from "@/lib/features/billing/yookassa/objects";
import { isPaymentAddress } from "@/lib/features/billing/yookassa/payment-address";
import {
  type CallOptions,
  callYookassa,
  YookassaError,
} from "@/lib/features/billing/yookassa/request";
import type { YookassaShop } from "@/lib/platform/config/yookassa";

/** The order to pay for. */
export type PayableOrder = {
  id: string;
  /** Kopecks. */
  amount: number;
  currency: string;
  title: string;
};

/** How it is paid: on ЮKassa's page, or with a payment method that its owner let us save. */
export type PaymentSource =
  | { kind: "page"; returnUrl: string; savesMethod: boolean }
  | { kind: "saved"; method: string };

/**
 * Creates the payment of an order; repeated for the same order within a day, it returns the same payment.
 * @param email where the receipt goes (54-ФЗ).
 * @throws YookassaError
 */
export async function createPayment(
  shop: YookassaShop,
  { id, amount, currency, title }: PayableOrder,
  { way, email }: { way: PaymentSource; email: string },
  options: CallOptions,
): Promise<YookassaPayment> {
  const sum = { value: formatKopecks(amount), currency };
  const body = {
    amount: sum,
    capture: true,
    description: title,
    metadata: { order_id: id },
    ...(way.kind === "saved"
      ? { payment_method_id: way.method }
      : {
          confirmation: { type: "redirect", return_url: way.returnUrl },
          ...(way.savesMethod ? { save_payment_method: true } : {}),
        }),
    ...receiptOf(shop, { sum, title, email }),
  };
  const request = { method: "POST", path: "/payments", body, key: id } as const;
  const payment = await callYookassa(shop, request, yookassaPayment, options);
  const page = payment.confirmation?.confirmation_url;
  if (way.kind === "page" && page && !isPaymentAddress(shop, page)) {
    throw new YookassaError("ЮKassa назвала чужой адрес оплаты", 200, { isFinal: true });
  }
  return payment;
}

/**
 * The receipt: one item, a service whose access opens with the payment, «полный расчёт». A prepayment would require a
 * second receipt, which nobody issues.
 */
function receiptOf(
  { receipt }: YookassaShop,
  { sum, title, email }: { sum: object; title: string; email: string },
) {
  if (!receipt) return {};
  const { vatCode, taxSystem } = receipt;
  const item = {
    description: title,
    quantity: 1,
    amount: sum,
    vat_code: vatCode,
    payment_subject: "service",
    payment_mode: "full_payment",
  };
  return {
    receipt: {
      customer: { email },
      items: [item],
      ...(taxSystem === undefined ? {} : { tax_system_code: taxSystem }),
    },
  };
}

/**
 * Fetches a payment.
 * @throws YookassaError, final when there is none with this id.
 */
export async function fetchPayment(
  shop: YookassaShop,
  id: string,
  options: CallOptions,
): Promise<YookassaPayment> {
  const path = `/payments/${encodeURIComponent(id)}`;
  const payment = await callYookassa(shop, { method: "GET", path }, yookassaPayment, options);
  if (payment.id !== id) throw new YookassaError("ЮKassa ответила о другом платеже", 200);
  return payment;
}

/**
 * Fetches a refund.
 * @throws YookassaError
 */
export async function fetchRefund(
  shop: YookassaShop,
  id: string,
  options: CallOptions,
): Promise<YookassaRefund> {
  const path = `/refunds/${encodeURIComponent(id)}`;
  const refund = await callYookassa(shop, { method: "GET", path }, yookassaRefund, options);
  if (refund.id !== id) throw new YookassaError("ЮKassa ответила о другом возврате", 200);
  return refund;
}

/**
 * Refunds a payment in full or in part.
 * @param key the idempotency key, the same for each attempt.
 * @param partOf the refunded item and the address of its receipt, for a partial refund; for a full refund ЮKassa issues
 * the receipt from the payment's own.
 * @throws YookassaError
 */
export function createRefund(
  shop: YookassaShop,
  {
    paymentId,
    amount,
    currency,
    key,
    partOf,
  }: {
    paymentId: string;
    amount: number;
    currency: string;
    key: string;
    partOf?: { title: string; email: string } | undefined;
  },
  options: CallOptions,
): Promise<YookassaRefund> {
  const sum = { value: formatKopecks(amount), currency };
  const receipt = partOf ? receiptOf(shop, { sum, ...partOf }) : {};
  const body = { payment_id: paymentId, amount: sum, ...receipt };
  const request = { method: "POST", path: "/refunds", body, key } as const;
  return callYookassa(shop, request, yookassaRefund, options);
}
