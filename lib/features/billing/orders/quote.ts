import "server-only";

import { billingMessages } from "@/content/billing/messages";
import { DomainError } from "@/lib/core/errors";
import { findSeller } from "@/lib/features/billing/invoices/seller";
import type { Offers, OrderRequest, Provider, Quote } from "@/lib/features/billing/schema";
import { isRunning, periodOf } from "@/lib/features/billing/settle/period";
import { findOffer, listOffers } from "@/lib/features/billing/terms/offer";
import { rejectUnsellable } from "@/lib/features/billing/terms/order-terms";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Subscription } from "@/lib/platform/auth/roles";
import { environment } from "@/lib/platform/config/environment";
import type { Transaction } from "@/lib/platform/db/database";

/** The numbers of months that the screen offers; an order may have up to twelve. */
const offeredMonths = [1, 3, 6, 12];

/** The ways to pay: through ЮKassa if its keys are set, by invoice if the operator's bank account is. */
async function findWaysToPay(database: Transaction) {
  const seller = await findSeller(database);
  const ways: Provider[] = [
    ...(environment().yookassa ? ["yookassa" as const] : []),
    ...(seller ? ["invoice" as const] : []),
  ];
  return { ways, vatNote: seller?.vatNote ?? null };
}

/** The plans that can be ordered here and the ways to pay; none when there is no way to pay. */
export async function getOffers(database: Transaction): Promise<Offers> {
  const { ways } = await findWaysToPay(database);
  return { plans: ways.length > 0 ? await listOffers(database) : [], ways };
}

/**
 * Returns the price of a plan for several numbers of months, and the period that it would give, by the rules of an
 * order.
 * @throws DomainError as `placeOrder`: UNAVAILABLE when there is no way to pay, CONFLICT for a plan that is not sold to
 * this user.
 */
export async function quotePlan(
  database: Transaction,
  userId: AuthorizedUserId,
  { plan }: Pick<OrderRequest, "plan">,
  now: Date,
): Promise<Quote> {
  const { ways, vatNote } = await findWaysToPay(database);
  if (ways.length === 0) throw new DomainError("UNAVAILABLE", billingMessages.notConfigured);
  const user = await database.user.findUnique({
    where: { id: userId },
    select: { subscription: true, premiumUntil: true, billingSubscription: true },
  });
  if (!user) throw new DomainError("NOT_FOUND", "Пользователь не найден");
  rejectUnsellable(user as typeof user & { subscription: Subscription }, plan, now);
  const options = [];
  let name: string | undefined;
  let from = now;
  for (const months of offeredMonths) {
    const offer = await findOffer(database, { plan, months });
    if (!offer) continue;
    const period = periodOf(user, user.billingSubscription, { months }, now);
    ({ name } = offer);
    ({ from } = period);
    options.push({ months, amount: offer.amount, until: period.until.toISOString() });
  }
  if (name === undefined) throw new DomainError("CONFLICT", billingMessages.notForSale);
  const shop = environment().yookassa;
  return {
    plan,
    name,
    from: from.toISOString(),
    continues: isRunning(user, now),
    options,
    ways,
    vatNote,
    makesReceipts: shop?.receipt !== undefined,
    isTest: shop?.isTest ?? false,
  };
}
