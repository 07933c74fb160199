import "server-only";

import { paidNotice } from "@/content/billing/messages";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { OrderRow } from "@/lib/features/billing/settle/order-row";
import { formatRoubles } from "@/lib/features/billing/terms/kopecks";
import { notifyUser } from "@/lib/features/notifications/broadcast/mutations";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Tells the payer that the plan is active: someone who closed the page, or was charged for a renewal, finds the
 * notification in the cabinet.
 */
export function notifyOfPayment(
  tx: Transaction,
  { order, userId, until }: { order: OrderRow; userId: string; until: Date },
  now: Date,
): Promise<void> {
  const texts = {
    title: order.title,
    sum: formatRoubles(order.amount),
    day: formatRussianDate(toMoscowDate(until)),
    isRenewal: order.renewalOf !== null,
  };
  return notifyUser(tx, userId, paidNotice(texts), now);
}
