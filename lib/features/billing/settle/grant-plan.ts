import "server-only";

import { type AdministeredUser, columnsOfPlan, updateUser } from "@/lib/features/accounts/plan";
import { changesOf } from "@/lib/features/audit/changes";
import { recordPayment } from "@/lib/features/audit/mutations";
import { encryptMethod } from "@/lib/features/billing/renewal/saved-method";
import { notifyOfPayment } from "@/lib/features/billing/settle/notify-of-payment";
import type { OrderRow } from "@/lib/features/billing/settle/order-row";
import { isRunning, periodOf } from "@/lib/features/billing/settle/period";
import { formatKopecks } from "@/lib/features/billing/terms/kopecks";
import type { YookassaPayment } from "@/lib/features/billing/yookassa/objects";
import { getPlanLimits } from "@/lib/features/settings/data";
import { type Subscription, subscriptions } from "@/lib/platform/auth/roles";
import type { Transaction } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";

/** The user who paid, with the row locked. */
export type Payer = AdministeredUser & { id: string };

type Paid = {
  order: OrderRow;
  paymentId: string;
  /** Null when the account was deleted meanwhile. */
  payer: Payer | null;
  method: YookassaPayment["payment_method"];
};

/**
 * Grants the plan of a paid order, once: the key of `billing_grants` is the order, so a second call inserts nothing.
 * The caller holds the locks of user and order.
 */
export async function grantPlan(tx: Transaction, paid: Paid, now: Date): Promise<void> {
  const { order, paymentId, payer } = paid;
  const subscription =
    payer && (await tx.billingSubscription.findUnique({ where: { userId: payer.id } }));
  const { from, until, anchorDay } = periodOf(payer, subscription, order, now);
  const { count } = await tx.billingGrant.createMany({
    data: [{ orderId: order.id, paymentId, from, until, isGiven: payer !== null, createdAt: now }],
    skipDuplicates: true,
  });
  if (count === 0) return reportSecondPayment(tx, order.id, paymentId);
  const paidNow = { state: "paid", paidAt: now, dueAt: null };
  await tx.billingOrder.update({ where: { id: order.id }, data: paidNow });
  if (!payer) {
    log.error({ order: order.id }, "an order was paid whose account is gone");
    return;
  }
  const plan = higherPlan(payer, order.plan as Subscription, now);
  const change = {
    ...(await columnsOfPlan(tx, payer, plan)),
    ...(await raisedLimit(tx, payer, plan)),
    // A plan without an end date keeps having none.
    ...(isEndless(payer) ? {} : { premiumUntil: until }),
  };
  await updateUser(tx, payer.id, change, now);
  const paidFor = { plan, months: order.months, amount: order.amount, paidUntil: until, anchorDay };
  const renewal = renewalOf(paid, subscription?.cancelledAt ?? null);
  const columns = { ...paidFor, ...renewal, updatedAt: now };
  await tx.billingSubscription.upsert({
    where: { userId: payer.id },
    create: { userId: payer.id, ...columns },
    update: columns,
  });
  const changes = changesOf(
    { subscription: payer.subscription, premiumUntil: payer.premiumUntil?.toISOString() ?? null },
    {
      subscription: plan,
      ...(isEndless(payer) ? {} : { premiumUntil: until.toISOString() }),
    },
  );
  const sum = `${formatKopecks(order.amount)} ${order.currency}`;
  const details = { paid: sum, isTest: order.isTest, ...changes };
  await recordPayment(tx, { action: "payment.plan", orderId: order.id, details }, now);
  await notifyOfPayment(tx, { order, userId: payer.id, until }, now);
}

/** A paid plan without an end date, which was given by hand. */
export const isEndless = ({ subscription, premiumUntil }: Payer): boolean =>
  subscription !== "free" && premiumUntil === null;

/**
 * A plan with the same rights may have come with a lower limit, by a request: after a payment the paid limit applies.
 */
async function raisedLimit(tx: Transaction, payer: Payer, plan: Subscription) {
  if (payer.subscription !== plan || payer.documentsLimit === -1) return {};
  const documentsLimit = (await getPlanLimits(tx))[plan];
  const isMore = documentsLimit === -1 || documentsLimit > payer.documentsLimit;
  return isMore ? { documentsLimit } : {};
}

/** The better of the current and the bought plan: two orders at once reduce nothing. */
function higherPlan(payer: Payer, bought: Subscription, now: Date): Subscription {
  const has = isEndless(payer) || isRunning(payer, now) ? payer.subscription : "free";
  return subscriptions.indexOf(has) > subscriptions.indexOf(bought) ? has : bought;
}

/** The saved payment method, if the payer agreed to renewals and has not cancelled them since. */
function renewalOf({ order, payer, method }: Paid, cancelledAt: Date | null) {
  const agreed = order.renews && method?.saved && order.userId && payer;
  if (!agreed || (cancelledAt && cancelledAt >= order.createdAt)) return {};
  return {
    renews: true,
    method: encryptMethod(payer.id, method.id),
    methodKind: method.type,
    methodLast4: method.card?.last4 ?? null,
  };
}

/** One order has one payment; should ЮKassa ever report two that took money, a person has to refund one. */
async function reportSecondPayment(
  tx: Transaction,
  orderId: string,
  paymentId: string,
): Promise<void> {
  const grant = await tx.billingGrant.findUniqueOrThrow({ where: { orderId } });
  if (grant.paymentId === paymentId) return;
  log.error({ order: orderId, payment: paymentId }, "an order was paid twice");
}
