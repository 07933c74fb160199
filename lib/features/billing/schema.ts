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
  /** The payer agrees that the payment method is saved and charged again at the end of the period. */
  renews: z.boolean("Укажите true или false").default(false),
  /** Where the receipt goes; the address of the account by default. */
  email: z
    .string("Укажите адрес почты")
    .trim()
    .pipe(emailAddress("Проверьте адрес почты: на него придёт чек"))
    .optional(),
});
export type OrderRequest = z.output<typeof orderRequest>;
/** What the browser sends. */
export type NewOrder = z.input<typeof orderRequest>;

/** The payee of an order: ЮKassa, or the operator's bank by an invoice for an organisation. */
export const providers = ["yookassa", "invoice"] as const;
export type Provider = (typeof providers)[number];

/** Why a payment was refused, as far as the payer can do something about it. */
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
  /** Whether it is an automatic renewal. */
  isRenewal: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
  /** The end of the period that it gave. */
  until: instant.nullable(),
  /** The address of the payment page, while the order can be paid. */
  paymentUrl: z.url().nullable(),
  /** Null unless the payment was refused. */
  refusal: z.enum(refusals).nullable(),
  /** Refunded kopecks. */
  refunded: z.int(),
  /** Where its receipt goes; null when this site issues no receipts. */
  receiptEmail: z.string().nullable(),
});
export type Order = z.output<typeof orderResponse>;

/**
 * `GET /api/billing/offers`: the plans that can be ordered here and the ways to pay; none when payments are not
 * configured.
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

/** `GET /api/billing/quote`: the price of an order for this user, and the period that it would give. */
export const quoteResponse = z.strictObject({
  plan: z.enum(paidPlans),
  name: z.string(),
  /** When the bought period begins: now, or at the end of the paid one. */
  from: instant,
  /** Whether it continues a period that is paid already. */
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
  /** What an invoice says about НДС, in the operator's words; null when invoices are not offered. */
  vatNote: z.string().nullable(),
  /** Whether ЮKassa issues the receipt: then its address is asked for. */
  makesReceipts: z.boolean(),
  /** A test shop: no money moves. */
  isTest: z.boolean(),
});
export type Quote = z.output<typeof quoteResponse>;

export const renewalResponse = z.strictObject({
  /** The end of the account's plan; null for one without an end, including the free plan. */
  until: instant.nullable(),
  /** The next automatic charge; null when there is none. */
  nextCharge: z
    .strictObject({
      /** Kopecks. */
      amount: z.int(),
      at: instant,
    })
    .nullable(),
  /** Null when nothing was ever paid. */
  subscription: z
    .strictObject({
      plan: z.enum(paidPlans),
      months: z.int(),
      /** The amount of the last payment in kopecks. */
      amount: z.int(),
      paidUntil: instant,
      renews: z.boolean(),
      /** The saved payment method: its kind, and the last digits of a card; null when none is saved. */
      method: z.strictObject({ kind: z.string(), last4: z.string().nullable() }).nullable(),
      cancelledAt: instant.nullable(),
    })
    .nullable(),
});
export type Renewal = z.output<typeof renewalResponse>;

/** Body of `POST /api/billing/yookassa`: only the named object is read. */
export const notificationRequest = z.object({
  event: z.string().max(64),
  object: z.object({
    // The id becomes part of a URL.
    id: z.string().regex(/^[\w-]{1,64}$/, "Некорректный идентификатор"),
  }),
});
