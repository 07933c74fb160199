import "server-only";

import { toRefusal } from "@/lib/features/billing/orders/refusal";
import { findNextCharge } from "@/lib/features/billing/renewal/next-charge";
import type { Order, Renewal } from "@/lib/features/billing/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newestFirst } from "@/lib/platform/db/newest-first";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

/** The last thousand orders and payments for the user's data export. */
export function exportOrders(database: Transaction, userId: AuthorizedUserId) {
  return database.billingOrder.findMany({
    where: { userId },
    orderBy: newestFirst,
    take: 1000,
    select: {
      id: true,
      title: true,
      plan: true,
      months: true,
      amount: true,
      currency: true,
      state: true,
      createdAt: true,
      paidAt: true,
      payments: { select: { provider: true, providerId: true, state: true, refunded: true } },
      receipt: { select: { email: true } },
      refunds: { select: { amount: true, state: true, createdAt: true } },
      invoice: {
        select: {
          year: true,
          number: true,
          buyerName: true,
          buyerInn: true,
          buyerKpp: true,
          buyerAddress: true,
          paymentNumber: true,
          paidOn: true,
          actYear: true,
          actNumber: true,
          actOn: true,
        },
      },
    },
  });
}

/** The paid plan and whether it is renewed. Never the token of the saved payment method. */
export function findSubscription(database: Transaction, userId: AuthorizedUserId) {
  return database.billingSubscription.findUnique({
    where: { userId },
    select: {
      plan: true,
      months: true,
      amount: true,
      paidUntil: true,
      renews: true,
      methodKind: true,
      methodLast4: true,
      cancelledAt: true,
    },
  });
}

export const orderColumns = {
  id: true,
  provider: true,
  plan: true,
  months: true,
  amount: true,
  currency: true,
  title: true,
  state: true,
  isTest: true,
  renews: true,
  renewalOf: true,
  createdAt: true,
  paidAt: true,
  grant: { select: { until: true } },
  payments: {
    select: { state: true, refusal: true, refunded: true, confirmationUrl: true },
    orderBy: newestFirst,
    take: 1,
  },
  receipt: { select: { email: true } },
} as const;

type OrderRow = Prisma.BillingOrderGetPayload<{ select: typeof orderColumns }>;

export function toOrder(order: OrderRow): Order {
  const { grant, renewalOf, createdAt, paidAt, payments, receipt, ...row } = order;
  const [payment] = payments;
  return {
    // Only `placeOrder`, `planRenewals` and `orderInvoice` write here, with these values.
    ...(row as typeof row & Pick<Order, "provider" | "plan" | "state">),
    paymentUrl: row.state === "waiting" ? (payment?.confirmationUrl ?? null) : null,
    refusal: row.state === "canceled" ? toRefusal(payment) : null,
    refunded: payment?.refunded ?? 0,
    receiptEmail: receipt?.email ?? null,
    isRenewal: renewalOf !== null,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    until: grant?.until.toISOString() ?? null,
  };
}

/** A page of the user's orders, newest first, and the cursor of the next page. */
export async function listOrders(
  database: Transaction,
  userId: AuthorizedUserId,
  { limit, cursor }: ListPage,
): Promise<{ orders: Order[]; next: Cursor | null }> {
  const rows = await database.billingOrder.findMany({
    where: { userId, ...afterCursor(cursor) },
    orderBy: newestFirst,
    take: limit + 1,
    select: orderColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { orders: page.map(toOrder), next };
}

/** One of the user's orders; null when there is none or it is another user's. */
export async function findOrder(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<Order | null> {
  const row = await database.billingOrder.findFirst({
    where: { id, userId },
    select: orderColumns,
  });
  return row && toOrder(row);
}

/** The user's plan, its end, and how it is renewed. */
export async function getRenewal(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<Renewal> {
  const [user, row, nextCharge] = [
    await database.user.findUnique({ where: { id: userId }, select: { premiumUntil: true } }),
    await findSubscription(database, userId),
    await findNextCharge(database, userId),
  ];
  const until = user?.premiumUntil?.toISOString() ?? null;
  if (!row) return { until, nextCharge: null, subscription: null };
  const { methodKind, methodLast4, ...paid } = row;
  const subscription = {
    ...paid,
    plan: row.plan as NonNullable<Renewal["subscription"]>["plan"],
    paidUntil: row.paidUntil.toISOString(),
    method: methodKind === null ? null : { kind: methodKind, last4: methodLast4 },
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
  };
  return { until, nextCharge, subscription };
}
