import "server-only";

import { billingMessages } from "@/content/billing/messages";
import { planNames } from "@/content/plans/plan-names";
import { DomainError } from "@/lib/core/errors";
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import { lockUser } from "@/lib/features/accounts/plan";
import type { OrderRequest } from "@/lib/features/billing/schema";
import { findOffer } from "@/lib/features/billing/terms/offer";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { PaidPlan, Subscription } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Returns what a plan costs this user now, whatever the way to pay. Locks the user's row, so that of two orders at once
 * the second sees the first.
 * @throws DomainError NOT_FOUND without the user; CONFLICT for a plan that is not sold, for another plan than the one
 * that is paid for, and for users with a plan without an end date
 */
export async function requireSellablePlan(
  tx: Transaction,
  userId: AuthorizedUserId,
  { plan, months }: { plan: PaidPlan; months: number },
  now: Date,
): Promise<{ name: string; amount: number }> {
  const user = await lockUser(tx, userId);
  if (!user) throw new DomainError("NOT_FOUND", "Пользователь не найден");
  rejectUnsellable(user, plan, now);
  const offer = await findOffer(tx, { plan, months });
  if (!offer) throw new DomainError("CONFLICT", billingMessages.notForSale);
  return offer;
}

/**
 * Refuses to sell a plan to a user who has one without an end date, or has paid for another one.
 * @throws DomainError CONFLICT
 */
export function rejectUnsellable(
  { subscription, premiumUntil }: { subscription: Subscription; premiumUntil: Date | null },
  plan: OrderRequest["plan"],
  now: Date,
): void {
  if (subscription !== "free" && premiumUntil === null) {
    throw new DomainError("CONFLICT", billingMessages.endless);
  }
  if (subscription !== "free" && subscription !== plan && premiumUntil && premiumUntil > now) {
    const until = formatRussianDate(toMoscowDate(premiumUntil));
    const message = billingMessages.otherPlan(planNames[subscription], until);
    throw new DomainError("CONFLICT", message);
  }
}
