import "server-only";

import {
  certificateTexts,
  invoiceEmail,
  invoiceMessages,
  invoiceNumber,
  invoiceTexts,
} from "@/content/billing/invoices";
import { orderTitle } from "@/content/billing/messages";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { findInvoice, findPrinted } from "@/lib/features/billing/invoices/data";
import { nextNumber } from "@/lib/features/billing/invoices/numbers";
import { printCertificate, printInvoice } from "@/lib/features/billing/invoices/print";
import type { Invoice, InvoiceRequest, Paper } from "@/lib/features/billing/invoices/schema";
import { findSeller } from "@/lib/features/billing/invoices/seller";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { requireSellablePlan } from "@/lib/features/billing/terms/order-terms";
import { writeFileInThread } from "@/lib/features/documents/export/export-pool";
import { contentDisposition, safeFileName } from "@/lib/features/documents/export/file-name";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import type { DownloadFile } from "@/lib/platform/http/responses/file-response";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

/** Within this time an identical request returns the existing invoice. */
const sameInvoiceMs = 30 * 60 * 1000;
/** A paying user has few; each takes a number of the operator's books. */
const maxWaiting = 20;

/**
 * Orders a plan by invoice, with a fixed price, the next number, and the seller and bank as they are now. No payment
 * provider is involved; the plan is granted when an administrator records the payment.
 * @throws DomainError UNAVAILABLE when the operator's bank account is not set; CONFLICT for a plan that is not sold,
 * for another plan than the one that is paid for, and for too many unpaid invoices
 */
export async function orderInvoice(
  database: Database,
  { userId, account }: Caller,
  { plan, months, buyer }: InvoiceRequest,
  now: Date,
): Promise<Invoice> {
  const id = await database.$transaction(async (tx) => {
    const seller = await findSeller(tx);
    if (!seller) throw new DomainError("UNAVAILABLE", invoiceMessages.notOffered);
    const offer = await requireSellablePlan(tx, userId, { plan, months }, now);
    const printed = {
      buyerName: buyer.name,
      buyerInn: buyer.inn,
      buyerKpp: buyer.kpp,
      buyerAddress: buyer.address,
    };
    const waiting = { userId, provider: "invoice", state: "waiting" };
    const terms = { ...waiting, plan, months, amount: offer.amount };
    const same = await tx.billingOrder.findFirst({
      where: {
        ...terms,
        invoice: printed,
        createdAt: { gt: new Date(now.getTime() - sameInvoiceMs) },
      },
      select: { id: true },
    });
    if (same) return same.id;
    if ((await tx.billingOrder.count({ where: waiting })) >= maxWaiting) {
      throw new DomainError("CONFLICT", invoiceMessages.tooMany);
    }
    const orderId = newId();
    const title = orderTitle(offer.name, months);
    await tx.billingOrder.create({ data: { id: orderId, ...terms, title, createdAt: now } });
    const place = await nextNumber(tx, "invoice", now);
    await tx.billingInvoice.create({
      data: { orderId, ...place, seller, ...printed, createdAt: now },
    });
    await mailInvoice(tx, { account, orderId, title, amount: offer.amount, ...place }, now);
    return orderId;
  });
  const invoice = await findInvoice(database, id);
  if (!invoice) throw invoiceNotFound();
  return invoice;
}

type Issued = {
  account: Caller["account"];
  orderId: string;
  title: string;
  amount: number;
  year: number;
  number: number;
};

/**
 * Queues an e-mail with a link to the invoice, only to a confirmed address: otherwise a user could make us send
 * e-mails to someone else's address.
 */
async function mailInvoice(
  tx: Transaction,
  { account, orderId, title, amount, year, number }: Issued,
  now: Date,
): Promise<void> {
  if (!account.emailConfirmed) return;
  const { action, ...texts } = invoiceEmail({
    number: invoiceNumber(year, number),
    title,
    sum: formatRoubles(amount),
  });
  const url = `${environment().siteUrl}/premium/order/${orderId}`;
  const mail = writeEmail({ ...texts, action: { label: action, url } });
  await queueMail(tx, { recipient: account.email, ...mail }, now);
}

export const invoiceNotFound = () => new DomainError("NOT_FOUND", invoiceMessages.notFound);

/**
 * The invoice or its completion certificate as a PDF.
 * @param userId the required owner; undefined for an administrator
 * @throws DomainError NOT_FOUND, also for a certificate that is not issued yet; UNAVAILABLE when too many files wait
 */
export async function exportInvoicePdf(
  database: Database,
  { id, paper }: { id: string; paper: Paper },
  userId?: AuthorizedUserId,
): Promise<DownloadFile> {
  const found = await findPrinted(database, id, userId);
  if (!found) throw invoiceNotFound();
  const { invoice, certificate } = found;
  if (!invoice) throw new DomainError("NOT_FOUND", invoiceMessages.forgotten);
  if (paper === "act" && !certificate)
    throw new DomainError("NOT_FOUND", invoiceMessages.noCertificate);
  const printedCertificate = paper === "act" && certificate;
  const printed = printedCertificate
    ? printCertificate(invoice, certificate)
    : printInvoice(invoice);
  const bytes = await writeFileInThread({ ...printed, format: "pdf" });
  const { year, number, day } = printedCertificate || invoice;
  const title = printedCertificate ? certificateTexts.title : invoiceTexts.title;
  const name = safeFileName(title(invoiceNumber(year, number), day), "pdf");
  return {
    body: new Uint8Array(bytes),
    contentType: "application/pdf",
    disposition: contentDisposition(name),
  };
}
