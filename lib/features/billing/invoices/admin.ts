import "server-only";

import { invoiceMessages, invoiceNumber } from "@/content/billing/invoices";
import { DomainError, fieldError } from "@/lib/core/errors";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { rejectFutureDay } from "@/lib/core/time/reject-future-day";
import { changesOf } from "@/lib/features/audit/changes";
import { recordAction } from "@/lib/features/audit/mutations";
import { issueCertificate } from "@/lib/features/billing/invoices/completion-certificates";
import { invoiceNotFound } from "@/lib/features/billing/invoices/operations";
import type {
  BankAccount,
  BankSettings,
  PaidInvoice,
} from "@/lib/features/billing/invoices/schema";
import { bankId, findBank, missingSellerFields } from "@/lib/features/billing/invoices/seller";
import { endOrder, lockOrder } from "@/lib/features/billing/settle/order-row";
import { settlePayment } from "@/lib/features/billing/settle/settle-payment";
import { formatKopecks, formatRoubles } from "@/lib/features/billing/terms/kopecks";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** Reads an invoice with its order and locks both until the transaction ends. */
async function lockInvoice(tx: Transaction, id: string) {
  const locked = await lockOrder(tx, id);
  const invoice = await tx.billingInvoice.findUnique({ where: { orderId: id } });
  if (!locked || !invoice) throw invoiceNotFound();
  const number = invoiceNumber(invoice.year, invoice.number);
  return { ...locked, invoice, number };
}

/**
 * Records that an invoice was paid. The plan is granted once, as for any other payment; an invoice that was withdrawn
 * meanwhile becomes paid as well, because the money is there.
 * @throws DomainError NOT_FOUND; CONFLICT when it was recorded before; VALIDATION for another amount, or for a day
 * before the invoice or in the future
 */
export async function markPaid(
  database: Database,
  caller: Caller,
  { id, amount, paymentNumber, paidOn }: PaidInvoice & { id: string },
  now: Date,
): Promise<void> {
  rejectFutureDay("paidOn", paidOn, now);
  await database.$transaction(async (tx) => {
    const { order, payer, invoice, number } = await lockInvoice(tx, id);
    if (invoice.paidOn !== null) throw new DomainError("CONFLICT", invoiceMessages.alreadyPaid);
    if (amount !== order.amount) {
      throw fieldError("amount", invoiceMessages.otherSum(formatRoubles(order.amount)));
    }
    if (paidOn < toMoscowDate(invoice.createdAt))
      throw fieldError("paidOn", invoiceMessages.paidBefore);
    const { currency, isTest } = order;
    await settlePayment(
      tx,
      { order, payer },
      {
        provider: "invoice",
        providerId: id,
        state: "succeeded",
        isPaid: true,
        amount,
        currency,
        isTest,
        refunded: 0,
        refusal: null,
        confirmationUrl: null,
        method: undefined,
      },
      now,
    );
    await tx.billingInvoice.update({
      where: { orderId: id },
      data: { paymentNumber, paidOn: new Date(`${paidOn}T00:00:00Z`) },
    });
    const grant = await tx.billingGrant.findUniqueOrThrow({ where: { orderId: id } });
    if (grant.from <= now) await issueCertificate(tx, id, now);
    const details = { number, sum: formatKopecks(amount), paymentNumber, paidOn };
    const auditRecord = {
      action: "invoice.paid",
      subjectType: "order",
      subjectId: id,
      details,
    } as const;
    await recordAction(tx, caller, auditRecord, now);
  });
}

/**
 * Issues the completion certificate (акт) of a paid invoice now, before the paid period begins; a second call changes
 * nothing.
 * @throws DomainError NOT_FOUND; CONFLICT for an invoice that was not paid, or whose account was deleted
 */
export async function issueCertificateNow(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const { invoice, number } = await lockInvoice(tx, id);
    if (invoice.actNumber !== null) return;
    if (!(await issueCertificate(tx, id, now)))
      throw new DomainError("CONFLICT", invoiceMessages.notPaid);
    const auditRecord = { action: "invoice.act", subjectType: "order", subjectId: id } as const;
    await recordAction(tx, caller, { ...auditRecord, details: { number } }, now);
  });
}

/**
 * Withdraws an unpaid invoice. Its number stays taken.
 * @throws DomainError NOT_FOUND; CONFLICT for an invoice that is not waiting for payment
 */
export async function withdrawInvoice(
  database: Database,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const { order, number } = await lockInvoice(tx, id);
    if (order.state !== "waiting") throw new DomainError("CONFLICT", invoiceMessages.notWaiting);
    await endOrder(tx, order, "canceled", now);
    const auditRecord = {
      action: "invoice.withdraw",
      subjectType: "order",
      subjectId: id,
    } as const;
    await recordAction(tx, caller, { ...auditRecord, details: { number } }, now);
  });
}

/** The operator's bank account, and what else an invoice needs. */
export const getBankSettings = async (database: Transaction): Promise<BankSettings> => ({
  bank: await findBank(database),
  missing: missingSellerFields(),
});

/** Saves the operator's bank account. It applies to new invoices; issued ones stay as they are. */
export async function saveBank(
  database: Database,
  caller: Caller,
  bank: BankAccount,
  now: Date,
): Promise<BankSettings> {
  return database.$transaction(async (tx) => {
    const before = await findBank(tx);
    const columns = { ...bank, updatedAt: now };
    await tx.billingBank.upsert({
      where: { id: bankId },
      create: { id: bankId, ...columns },
      update: columns,
    });
    const details = changesOf<Record<string, string | null>>(before ?? {}, bank);
    if (Object.keys(details).length > 0) {
      const auditRecord = {
        action: "settings.bank",
        subjectType: "settings",
        subjectId: bankId,
      } as const;
      await recordAction(tx, caller, { ...auditRecord, details }, now);
    }
    return getBankSettings(tx);
  });
}
