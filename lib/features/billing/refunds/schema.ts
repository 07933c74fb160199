import { z } from "zod";
import { paymentOrder } from "@/lib/features/billing/invoices/schema";

/** As stored: requested until ЮKassa has answered. A refund of an invoice succeeds at once. */
export const refundState = z.enum(["asked", "succeeded", "canceled"]);
export type RefundState = z.output<typeof refundState>;

const sum = "Укажите сумму в копейках, целым числом больше нуля";

/** Body of `POST /api/admin/billing/orders/{id}/refund`. */
export const refundRequest = z.strictObject({
  /** Kopecks. */
  amount: z.int(sum).min(1, sum),
  /** The refunded kopecks that the administrator saw: a second press is refused. */
  refunded: z.int("Укажите, сколько уже вернули, в копейках").min(0),
  /** For an invoice: the payment order that returned the money. */
  paymentOrder: z.strictObject(paymentOrder).optional(),
});
export type Refund = z.output<typeof refundRequest>;
