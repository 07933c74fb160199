import { z } from "zod";
import { lineSchema } from "@/lib/engine/text-schemas";
import { orderFilters } from "@/lib/features/billing/admin/filters";
import { refundProposal } from "@/lib/features/billing/refunds/proposal";
import { refundState } from "@/lib/features/billing/refunds/schema";
import { orderResponse, providers } from "@/lib/features/billing/schema";
import { type ListPage, listQuery } from "@/lib/platform/http/paging";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Query of `GET /api/admin/billing/orders`. */
export const ordersQuery = listQuery.extend({
  /** An id, the prefix of an e-mail, an invoice number, an ИНН, an amount, or an id of ЮKassa. */
  q: lineSchema(254).optional(),
  state: z.enum(orderFilters, "Такого состояния нет").optional(),
});
export type OrdersQuery = Omit<z.output<typeof ordersQuery>, keyof ListPage>;

export const listedOrderResponse = orderResponse.extend({
  /** Null when the account was deleted. */
  email: z.string().nullable(),
  /** The number of its invoice: «2026-12». */
  invoice: z.string().nullable(),
  buyerName: z.string().nullable(),
  /** Refunded kopecks. */
  refunded: z.int(),
  /** The money came after the account was deleted, so it has to be returned. */
  isOwed: z.boolean(),
});
/** An order in the administrators' list. */
export type ListedOrder = z.output<typeof listedOrderResponse>;

const day = z.iso.date().nullable();

export const orderHistoryResponse = z.strictObject({
  order: listedOrderResponse,
  payments: z.array(
    z.strictObject({
      provider: z.enum(providers),
      providerId: z.string(),
      amount: z.int(),
      refunded: z.int(),
      state: z.string(),
      createdAt: instant,
      updatedAt: instant,
    }),
  ),
  grant: z
    .strictObject({
      from: instant,
      until: instant,
      isGiven: z.boolean(),
      createdAt: instant,
      revokedAt: instant.nullable(),
    })
    .nullable(),
  refunds: z.array(
    z.strictObject({
      id: identifier,
      amount: z.int(),
      state: refundState,
      paymentNumber: z.string().nullable(),
      paidOn: day,
      createdAt: instant,
    }),
  ),
  /** The webhook events that named the order. */
  events: z.array(
    z.strictObject({
      kind: z.string(),
      createdAt: instant,
      handledAt: instant.nullable(),
      failedAt: instant.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** Entries of the audit log. */
  log: z.array(z.strictObject({ action: z.string(), adminEmail: z.string(), createdAt: instant })),
  invoice: z
    .strictObject({
      number: z.string(),
      buyerName: z.string().nullable(),
      buyerInn: z.string().nullable(),
      buyerKpp: z.string().nullable(),
      buyerAddress: z.string().nullable(),
      issuedOn: z.iso.date(),
      paymentNumber: z.string().nullable(),
      paidOn: day,
      actOn: day,
    })
    .nullable(),
  /** The refund by the rule on `/pricing`; null when nothing is to be refunded. */
  proposal: refundProposal.nullable(),
});
/** Everything known about one order. */
export type OrderHistory = z.output<typeof orderHistoryResponse>;
