import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { emailAddress } from "@/lib/engine/answers/web-address";
import { paidPlans } from "@/lib/platform/auth/roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Segments of `/api/billing/orders/{id}/…`. */
export const orderParams = z.object({ id: z.string().refine(isId) });

const monthsMessage = "Укажите от 1 до 12 месяцев";

/** Body of `POST /api/billing/orders`. */
export const orderRequest = z.strictObject({
  plan: z.enum(paidPlans, "План — один из: premium, ultra"),
  months: z.int(monthsMessage).min(1, monthsMessage).max(12, monthsMessage),
  /** The payer agrees that the method of payment is kept and charged again at the end of the time. */
  renews: z.boolean("Укажите true или false").default(false),
  /** Where the receipt goes; the address of the account unless another one is named. */
  email: z
    .string("Укажите адрес почты")
    .trim()
    .pipe(emailAddress("Проверьте адрес почты: на него придёт чек"))
    .optional(),
});
export type OrderRequest = z.output<typeof orderRequest>;
/** What the browser sends. */
export type NewOrder = z.input<typeof orderRequest>;

/** Who takes the money of an order: ЮKassa, or the operator's bank by an invoice for an organisation. */
export const providers = ["yookassa", "invoice"] as const;
export type Provider = (typeof providers)[number];

/** Why a payment was refused, as far as its payer can do something about it. */
export const refusals = [
  "payer",
  "expired",
  "funds",
  "card",
  "confirmation",
  "limit",
  "bank",
  "suspected",
  "identification",
  "revoked",
  "other",
] as const;
export type Refusal = (typeof refusals)[number];

export const orderResponse = z.strictObject({
  id: identifier,
  provider: z.enum(providers),
  plan: z.enum(paidPlans),
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
  /** Where it is paid, while it waits for that. */
  paymentUrl: z.url().nullable(),
  /** Null but for one that was refused. */
  refusal: z.enum(refusals).nullable(),
  /** Kopecks that went back. */
  refunded: z.int(),
  /** Where its receipt goes; null where this site has none made. */
  receiptEmail: z.string().nullable(),
});
export type Order = z.output<typeof orderResponse>;

/**
 * `GET /api/billing/offers`: the plans that can be ordered here, and how they are paid for; none where nothing is set
 * up.
 */
export const offersResponse = z.strictObject({
  plans: z.array(z.enum(paidPlans)),
  ways: z.array(z.enum(providers)),
});
export type Offers = z.output<typeof offersResponse>;

/** Query of `GET /api/billing/quote`. */
export const quoteQuery = z.object({
  plan: z.enum(paidPlans, "План — один из: premium, ultra"),
});

/** `GET /api/billing/quote`: what an order would cost this user, and the time that it would give. */
export const quoteResponse = z.strictObject({
  plan: z.enum(paidPlans),
  name: z.string(),
  /** When the time begins that would be bought: now, or the end of what is paid. */
  from: instant,
  /** Whether it goes on from what is paid already. */
  continues: z.boolean(),
  options: z.array(
    z.strictObject({
      months: z.int(),
      /** Kopecks. */
      amount: z.int(),
      until: instant,
    }),
  ),
  /** At least one. */
  ways: z.array(z.enum(providers)),
  /** What an invoice says of НДС, in the operator's words; null where none is offered. */
  vatNote: z.string().nullable(),
  /** Whether ЮKassa makes the receipt: then its address is asked for. */
  makesReceipts: z.boolean(),
  /** No money moves. */
  isTest: z.boolean(),
});
export type Quote = z.output<typeof quoteResponse>;

export const renewalResponse = z.strictObject({
  /** The end of the plan that the account has; null for one without an end, the free one too. */
  until: instant.nullable(),
  /** What will be charged by itself next; null where nothing will. */
  nextCharge: z
    .strictObject({
      /** Kopecks. */
      amount: z.int(),
      at: instant,
    })
    .nullable(),
  /** Null where nothing was ever paid. */
  subscription: z
    .strictObject({
      plan: z.enum(paidPlans),
      months: z.int(),
      /** Kopecks of the last payment. */
      amount: z.int(),
      paidUntil: instant,
      renews: z.boolean(),
      /** What is charged: kind, and the last digits of a card; null where nothing is kept. */
      method: z.strictObject({ kind: z.string(), last4: z.string().nullable() }).nullable(),
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
