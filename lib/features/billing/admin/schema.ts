import { z } from "zod";
import { line } from "@/lib/engine/text";
import { orderFilters } from "@/lib/features/billing/admin/filters";
import { refundProposal } from "@/lib/features/billing/refunds/proposal";
import { refundState } from "@/lib/features/billing/refunds/schema";
import { orderResponse, providers } from "@/lib/features/billing/schema";
import { type ListPage, listQuery } from "@/lib/platform/http/paging";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** Query of `GET /api/admin/billing/orders`. */
export const ordersQuery = listQuery.extend({
  /** An id, the beginning of an e-mail, a number of an invoice, an ИНН, a sum, or an id of ЮKassa. */
  q: line(254).optional(),
  state: z.enum(orderFilters, "Такого состояния нет").optional(),
});
export type OrdersQuery = Omit<z.output<typeof ordersQuery>, keyof ListPage>;

export const listedOrderResponse = orderResponse.extend({
  /** Null once the account is gone. */
  email: z.string().nullable(),
  /** Of its invoice: «2026-12». */
  invoice: z.string().nullable(),
  buyerName: z.string().nullable(),
  /** Kopecks that went back. */
  refunded: z.int(),
  /** Its money came when the account was gone: it has to go back. */
  isOwed: z.boolean(),
});
/** An order as the administrators' list shows it. */
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
  /** What webhooks named. */
  events: z.array(
    z.strictObject({
      kind: z.string(),
      createdAt: instant,
      handledAt: instant.nullable(),
      failedAt: instant.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** Lines of the audit log. */
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
  /** What the rule of `/pricing` gives back now; null where there is nothing to give. */
  proposal: refundProposal.nullable(),
});
/** All that is known of one order. */
export type OrderHistory = z.output<typeof orderHistoryResponse>;
