import { z } from "zod";

/** The fields that we read of the objects of ЮKassa's API v3; others may be anything. */

const amount = z.object({ value: z.string().max(20), currency: z.string().max(3) });

/** A payment. Source: https://yookassa.ru/developers/api#payment_object */
export const yookassaPayment = z.object({
  id: z.string().min(1).max(64),
  status: z.enum(["pending", "waiting_for_capture", "succeeded", "canceled"]),
  paid: z.boolean(),
  amount,
  refunded_amount: amount.optional(),
  /** The shop of the payment. */
  recipient: z.object({ account_id: z.string().max(32) }),
  /** True when it was made with the keys of a test shop. */
  test: z.boolean(),
  /** The data that we sent with the payment. */
  metadata: z.record(z.string(), z.string()).default({}),
  confirmation: z
    .object({
      confirmation_url: z
        .url({ protocol: /^https?$/ })
        .max(2048)
        .optional(),
    })
    .optional(),
  payment_method: z
    .object({
      id: z.string().min(1).max(64),
      saved: z.boolean(),
      // Only displayed: an unexpected value must not keep the plan from the payer.
      type: z.string().max(32).catch("other").default("other"),
      card: z
        .object({ last4: z.string().regex(/^\d{4}$/) })
        .optional()
        .catch(undefined),
    })
    .optional(),
  /** Why it was refused. Source: https://yookassa.ru/developers/payments/declined-payments */
  cancellation_details: z
    .object({ reason: z.string().max(64) })
    .optional()
    .catch(undefined),
});
export type YookassaPayment = z.output<typeof yookassaPayment>;

/** A refund. Source: https://yookassa.ru/developers/api#refund_object */
export const yookassaRefund = z.object({
  id: z.string().min(1).max(64),
  payment_id: z.string().min(1).max(64),
  status: z.enum(["pending", "succeeded", "canceled"]),
  amount,
});
export type YookassaRefund = z.output<typeof yookassaRefund>;

/** Why a request was refused: a code from a list, never the sent data. */
export const yookassaRefusal = z.object({ code: z.string().max(64) });
