import { z } from "zod";
import { paymentOrder } from "@/lib/features/billing/invoices/schema";

/** As it is stored: asked for until ЮKassa has answered. Of an invoice it has succeeded at once. */
export const refundState = z.enum(["asked", "succeeded", "canceled"]);
export type RefundState = z.output<typeof refundState>;

const sum = "Укажите сумму в копейках, целым числом больше нуля";

/** Body of `POST /api/admin/billing/orders/{id}/refund`. */
export const refundRequest = z.strictObject({
  /** Kopecks. */
  amount: z.int(sum).min(1, sum),
  /** Kopecks that had gone back when the administrator looked: a second press is refused. */
  refunded: z.int("Укажите, сколько уже вернули, в копейках").min(0),
  /** Of an invoice: the payment order that took the money back. */
  paymentOrder: z.strictObject(paymentOrder).optional(),
});
export type Refund = z.output<typeof refundRequest>;
