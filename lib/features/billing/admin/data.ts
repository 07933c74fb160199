import "server-only";

import { invoiceNumber } from "@/content/billing/invoices";
import { isId } from "@/lib/core/ids";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { ListedOrder, OrderHistory, OrdersQuery } from "@/lib/features/billing/admin/schema";
import { toDay } from "@/lib/features/billing/invoices/data";
import { orderColumns, toOrder } from "@/lib/features/billing/orders/data";
import { proposeRefund } from "@/lib/features/billing/refunds/proposal";
import { refundState } from "@/lib/features/billing/refunds/schema";
import { parseKopecks } from "@/lib/features/billing/terms/kopecks";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const listedColumns = {
  ...orderColumns,
  user: { select: { email: true } },
  invoice: { select: { year: true, number: true, buyerName: true } },
  grant: { select: { until: true, isGiven: true, payment: { select: { refunded: true } } } },
} as const;

type ListedRow = Prisma.BillingOrderGetPayload<{ select: typeof listedColumns }>;

function toListed({ user, invoice, ...row }: ListedRow): ListedOrder {
  const refunded = row.grant?.payment.refunded ?? 0;
  return {
    ...toOrder(row),
    email: user?.email ?? null,
    invoice: invoice && invoiceNumber(invoice.year, invoice.number),
    buyerName: invoice?.buyerName ?? null,
    refunded,
    isOwed: row.state === "paid" && row.grant?.isGiven === false,
  };
}

/** A page of all orders, newest first, and the cursor of the next page. */
export async function listAllOrders(
  database: Transaction,
  { limit, cursor, ...filter }: OrdersQuery & ListPage,
): Promise<{ orders: ListedOrder[]; next: Cursor | null }> {
  const rows = await database.billingOrder.findMany({
    where: { AND: [afterCursor(cursor), ...whereOf(filter)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: listedColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { orders: page.map(toListed), next };
}

function whereOf({ q, state }: OrdersQuery): Prisma.BillingOrderWhereInput[] {
  return [
    ...(q ? [{ OR: searchConditions(q) }] : []),
    ...(state === "owed" ? [{ state: "paid", grant: { isGiven: false } }] : []),
    ...(state && state !== "owed" ? [{ state }] : []),
  ];
}

/** The possible meanings of a search. Only prefixes and whole values, which an index can find. */
function searchConditions(q: string): Prisma.BillingOrderWhereInput[] {
  const [, year, number] = /^№?\s*(20\d\d)-(\d{1,6})$/.exec(q) ?? [];
  const sum = q.replace(/[\s₽]/g, "").replace(",", ".");
  const amount = parseKopecks(sum.includes(".") ? sum : `${sum}.00`);
  const email = q.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return [
    { user: { email: { startsWith: email } } },
    { payments: { some: { providerId: q } } },
    ...(isId(q) ? [{ id: q }] : []),
    ...(year && number ? [{ invoice: { year: Number(year), number: Number(number) } }] : []),
    ...(/^\d{10}(\d{2})?$/.test(q) ? [{ invoice: { buyerInn: q } }] : []),
    // The range of a column of kopecks.
    ...(amount !== null && amount <= 2_147_483_647 ? [{ amount }] : []),
  ];
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Everything known about one order; null when there is none. */
export async function findOrderHistory(
  database: Transaction,
  id: string,
  now: Date,
): Promise<OrderHistory | null> {
  const row = await database.billingOrder.findUnique({
    where: { id },
    select: {
      ...listedColumns,
      grant: { include: { payment: true } },
      invoice: true,
    },
  });
  if (!row) return null;
  const { grant, invoice } = row;
  const oldestFirst = { where: { orderId: id }, orderBy: { createdAt: "asc" } } as const;
  const payments = await database.billingPayment.findMany(oldestFirst);
  const refunds = await database.billingRefund.findMany(oldestFirst);
  const named = [...payments, ...refunds].flatMap(({ providerId }) => providerId ?? []);
  const events = await database.billingEvent.findMany({
    where: { objectId: { in: named } },
    orderBy: { createdAt: "asc" },
  });
  const log = await database.auditEntry.findMany({
    where: { subjectType: "order", subjectId: id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { action: true, adminEmail: true, createdAt: true },
  });
  return {
    order: toListed(row),
    payments: payments.map(({ provider, providerId, amount, refunded, state, ...times }) => ({
      provider: provider as OrderHistory["payments"][number]["provider"],
      providerId,
      amount,
      refunded,
      state,
      createdAt: times.createdAt.toISOString(),
      updatedAt: times.updatedAt.toISOString(),
    })),
    grant: grant && {
      from: grant.from.toISOString(),
      until: grant.until.toISOString(),
      isGiven: grant.isGiven,
      createdAt: grant.createdAt.toISOString(),
      revokedAt: iso(grant.revokedAt),
    },
    refunds: refunds.map(({ id: refundId, amount, state, paymentNumber, paidOn, createdAt }) => ({
      id: refundId,
      amount,
      state: refundState.parse(state),
      paymentNumber,
      paidOn: toDay(paidOn),
      createdAt: createdAt.toISOString(),
    })),
    events: events.map(({ kind, createdAt, handledAt, failedAt, lastError }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      handledAt: iso(handledAt),
      failedAt: iso(failedAt),
      lastError,
    })),
    log: log.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
    invoice: invoice && {
      number: invoiceNumber(invoice.year, invoice.number),
      buyerName: invoice.buyerName,
      buyerInn: invoice.buyerInn,
      buyerKpp: invoice.buyerKpp,
      buyerAddress: invoice.buyerAddress,
      issuedOn: toMoscowDate(invoice.createdAt),
      paymentNumber: invoice.paymentNumber,
      paidOn: toDay(invoice.paidOn),
      actOn: toDay(invoice.actOn),
    },
    proposal: proposalOf(row, now),
  };
}

type MoneyRow = {
  paidAt: Date | null;
  grant: {
    from: Date;
    until: Date;
    isGiven: boolean;
    payment: { amount: number; refunded: number };
  } | null;
};

function proposalOf({ paidAt, grant }: MoneyRow, now: Date): OrderHistory["proposal"] {
  if (!grant || !paidAt || grant.payment.refunded >= grant.payment.amount) return null;
  const { amount, refunded } = grant.payment;
  const period = grant.isGiven ? { from: grant.from, until: grant.until } : null;
  return proposeRefund({ amount, refunded, paidAt, period }, now);
}
