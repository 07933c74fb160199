import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Erases the buyers of the unpaid invoices of an account that is being deleted. Paid invoices are primary documents and
 * stay (402-ФЗ ст. 29 ч. 1); of the others only the numbers are kept, so that the sequence has no gaps.
 */
export async function eraseUnpaidBuyers(tx: Transaction, userId: AuthorizedUserId): Promise<void> {
  await tx.billingInvoice.updateMany({
    where: { order: { userId }, paidOn: null },
    data: { buyerName: null, buyerInn: null, buyerKpp: null, buyerAddress: null },
  });
}
