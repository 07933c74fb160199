import "server-only";

import { invoiceNumber } from "@/content/billing/invoices";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { PrintedCertificate, PrintedInvoice } from "@/lib/features/billing/invoices/print";
import type { Invoice } from "@/lib/features/billing/invoices/schema";
import { seller } from "@/lib/features/billing/invoices/seller";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

const columns = {
  orderId: true,
  year: true,
  number: true,
  buyerName: true,
  paidOn: true,
  actOn: true,
  createdAt: true,
  order: { select: { title: true, amount: true, state: true } },
} as const;

type Row = Prisma.BillingInvoiceGetPayload<{ select: typeof columns }>;

/** The ISO day of a date column. */
export const toDay = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

function toInvoice({
  orderId,
  year,
  number,
  order,
  paidOn,
  actOn: certifiedOn,
  ...row
}: Row): Invoice {
  return {
    id: orderId,
    number: invoiceNumber(year, number),
    title: order.title,
    amount: order.amount,
    // Only `placeOrder`, `orderInvoice` and the settlement of payments write here.
    state: order.state as Invoice["state"],
    buyerName: row.buyerName,
    createdAt: row.createdAt.toISOString(),
    paidOn: toDay(paidOn),
    hasAct: certifiedOn !== null,
  };
}

/** The user's last hundred invoices, newest first. */
export async function listInvoices(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<Invoice[]> {
  const rows = await database.billingInvoice.findMany({
    where: { order: { userId } },
    orderBy: [{ createdAt: "desc" }, { orderId: "desc" }],
    take: 100,
    select: columns,
  });
  return rows.map(toInvoice);
}

/** One invoice; null when there is none. */
export async function findInvoice(database: Transaction, id: string): Promise<Invoice | null> {
  const row = await database.billingInvoice.findUnique({
    where: { orderId: id },
    select: columns,
  });
  return row && toInvoice(row);
}

/**
 * The printed content of an invoice, and of its completion certificate if there is one.
 * @param userId the required owner; undefined for an administrator
 * @returns null when there is none or it is another user's; without `invoice` when its buyer was erased
 */
export async function findPrinted(
  database: Transaction,
  id: string,
  userId?: AuthorizedUserId,
): Promise<{ invoice: PrintedInvoice | null; certificate: PrintedCertificate | null } | null> {
  const row = await database.billingInvoice.findFirst({
    where: { orderId: id, ...(userId === undefined ? {} : { order: { userId } }) },
    include: { order: { include: { grant: true } } },
  });
  if (!row) return null;
  const { year, number, buyerName, buyerInn, buyerKpp: kpp, buyerAddress, order } = row;
  if (buyerName === null || buyerInn === null || buyerAddress === null) {
    return { invoice: null, certificate: null };
  }
  const invoice = {
    year,
    number,
    day: toMoscowDate(row.createdAt),
    seller: seller.parse(row.seller),
    buyer: { name: buyerName, inn: buyerInn, kpp, address: buyerAddress },
    title: order.title,
    amount: order.amount,
  };
  const { actYear: certificateYear, actNumber: certificateNumber, actOn: certifiedOn } = row;
  if (
    certificateYear === null ||
    certificateNumber === null ||
    certifiedOn === null ||
    !order.grant
  ) {
    return { invoice, certificate: null };
  }
  const { from, until } = order.grant;
  const period = { from: toMoscowDate(from), until: toMoscowDate(until) };
  return {
    invoice,
    certificate: {
      year: certificateYear,
      number: certificateNumber,
      day: toDay(certifiedOn) ?? "",
      ...period,
    },
  };
}
