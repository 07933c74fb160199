import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { nextNumber } from "@/lib/features/billing/invoices/numbers";
import { lockOrder } from "@/lib/features/billing/settle/order-row";
import type { Database, Transaction } from "@/lib/platform/db/database";

/**
 * Issues the completion certificate (акт) of a paid invoice: sets its number and day, once. The caller holds the
 * order's lock.
 * @returns false when there is one already, or no access was granted
 */
export async function issueCertificate(
  tx: Transaction,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const invoice = await tx.billingInvoice.findUnique({
    where: { orderId },
    select: { actNumber: true, order: { select: { grant: { select: { isGiven: true } } } } },
  });
  if (!invoice || invoice.actNumber !== null || !invoice.order.grant?.isGiven) return false;
  const { year, number } = await nextNumber(tx, "act", now);
  const issuedOn = new Date(`${toMoscowDate(now)}T00:00:00Z`);
  await tx.billingInvoice.update({
    where: { orderId },
    data: { actYear: year, actNumber: number, actOn: issuedOn },
  });
  return true;
}

/** Certificates that are issued in one pass. */
const batchSize = 200;

/** Issues the certificates of invoices whose paid period has begun; for the housekeeping. */
export async function issueDueCertificates(database: Database, now: Date): Promise<void> {
  const due = await database.billingInvoice.findMany({
    where: {
      actNumber: null,
      order: { state: "paid", grant: { isGiven: true, from: { lte: now } } },
    },
    orderBy: [{ year: "asc" }, { number: "asc" }],
    take: batchSize,
    select: { orderId: true },
  });
  for (const { orderId } of due) {
    await database.$transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await issueCertificate(tx, orderId, now);
    });
  }
}
