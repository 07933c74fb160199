import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Segments of `/api/billing/orders/{id}/…`. */
export const orderParams = z.object({ id: z.string().refine(isId) });

const monthsMessage = "Укажите от 1 до 12 месяцев";

/** Body of `POST /api/billing/orders`. */
export const orderRequest = z.strictObject({
  plan: z.enum(["premium", "ultra"], "План — один из: premium, ultra"),
  months: z.int(monthsMessage).min(1, monthsMessage).max(12, monthsMessage),
  /** The payer agrees that the method of payment is kept and charged again at the end of the time. */
  renews: z.boolean("Укажите true или false").default(false),
});
export type OrderRequest = z.output<typeof orderRequest>;

export const orderResponse = z.strictObject({
  id: identifier,
  plan: z.enum(["premium", "ultra"]),
  months: z.int(),
  /** Kopecks. */
  amount: z.int(),
  currency: z.string(),
  title: z.string(),
  state: z.enum(["waiting", "paid", "canceled", "expired", "refunded"]),
  isTest: z.boolean(),
  renews: z.boolean(),
  /** A renewal by itself. */
  isRenewal: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** The end of the time that it gave. */
  until: instant.nullable(),
});
export type Order = z.output<typeof orderResponse>;

/** `POST /api/billing/orders`: the order, and the address at which it is paid. */
export const placedOrderResponse = z.strictObject({ order: orderResponse, paymentUrl: z.url() });

export const renewalResponse = z.strictObject({
  /** Null where nothing was ever paid. */
  subscription: z
    .strictObject({
      plan: z.enum(["premium", "ultra"]),
      months: z.int(),
      /** Kopecks of the last payment. */
      amount: z.int(),
      paidUntil: instant,
      renews: z.boolean(),
      cancelledAt: instant.nullable(),
    })
    .nullable(),
});
export type Renewal = z.output<typeof renewalResponse>;

/** Body of `POST /api/billing/yookassa`: what it names is all that is read of it. */
export const notificationRequest = z.object({
  event: z.string().max(64),
  object: z.object({
    // It becomes part of an address.
    id: z.string().regex(/^[\w-]{1,64}$/, "Некорректный идентификатор"),
  }),
});
