import "server-only";

import { chargeTime, noticeMs } from "@/lib/features/billing/renewal/charge-time";
import { findOffer } from "@/lib/features/billing/terms/offer";
import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The payer agreed to the amount of the last payment: never more than that, and less if the price went down. Kopecks.
 */
export const renewalAmount = (offer: { amount: number }, last: { amount: number }): number =>
  Math.min(offer.amount, last.amount);

/**
 * Returns the next automatic charge of a user, announced or not yet.
 * @returns null when there is none: no consent, no keys, a plan that was changed by hand or is no longer sold.
 */
export async function findNextCharge(
  database: Transaction,
  userId: string,
): Promise<{ amount: number; at: string } | null> {
  const subscription = await database.billingSubscription.findUnique({
    where: { userId },
    include: { user: { select: { premiumUntil: true } } },
  });
  if (!environment().yookassa || !subscription?.renews || subscription.method === null) return null;
  const { paidUntil, user } = subscription;
  if (user.premiumUntil?.getTime() !== paidUntil.getTime()) return null;
  const announced = await database.billingOrder.findUnique({
    where: { userId_renewalOf: { userId, renewalOf: paidUntil } },
  });
  if (announced) {
    if (announced.state !== "waiting") return null;
    return { amount: announced.amount, at: chargeTime(announced).toISOString() };
  }
  const offer = await findOffer(database, subscription);
  if (!offer) return null;
  const createdAt = new Date(paidUntil.getTime() - noticeMs);
  const at = chargeTime({ renewalOf: paidUntil, createdAt }).toISOString();
  return { amount: renewalAmount(offer, subscription), at };
}
