import "server-only";

import { chargeTime } from "@/lib/features/billing/renewal/charge-time";
import { decryptMethod } from "@/lib/features/billing/renewal/saved-method";
import { applyPayment } from "@/lib/features/billing/settle/apply-payment";
import { endOrder, lockOrder, type OrderRow } from "@/lib/features/billing/settle/order-row";
import {
  createPayment,
  fetchPayment,
  type PaymentSource,
} from "@/lib/features/billing/yookassa/api";
import { type CallOptions, YookassaError } from "@/lib/features/billing/yookassa/request";
import { environment } from "@/lib/platform/config/environment";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database } from "@/lib/platform/db/database";

/**
 * Less than the 24 hours for which ЮKassa remembers an idempotency key: later the same request would be another
 * payment.
 */
const repeatMs = 20 * 60 * 60 * 1000;

type SyncOptions = CallOptions & { now: () => Date };

/**
 * Fetches the newest payment of an order from ЮKassa and applies it.
 * @returns false when there is no payment to fetch.
 * @throws YookassaError, PaymentMismatch, what the database throws.
 */
export async function syncOrder(
  database: Database,
  shop: YookassaShop,
  orderId: string,
  options: SyncOptions,
): Promise<boolean> {
  const payment = await database.billingPayment.findFirst({
    where: { orderId, provider: "yookassa" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { providerId: true },
  });
  if (!payment) return false;
  const current = await fetchPayment(shop, payment.providerId, options);
  await applyPayment(database, shop, current, options.now());
  return true;
}

/**
 * Creates the payment of an order, to be paid on ЮKassa's page, and stores it; a repeated call returns the same
 * payment.
 * @throws YookassaError, PaymentMismatch, what the database throws.
 */
export async function openPayment(
  database: Database,
  shop: YookassaShop,
  { order, email }: { order: OrderRow; email: string },
  options: SyncOptions,
): Promise<void> {
  const returnUrl = `${environment().siteUrl}/premium/order/${order.id}`;
  const way: PaymentSource = { kind: "page", returnUrl, savesMethod: order.renews };
  const payment = await createPayment(shop, order, { way, email }, options);
  await applyPayment(database, shop, payment, options.now());
}

/**
 * Charges the saved payment method for a renewal. An order that was cancelled meanwhile, or is too old to be repeated
 * with its key, is ended without a charge.
 * @throws YookassaError when it has to be tried again; PaymentMismatch; what the database throws.
 */
export async function chargeRenewal(
  database: Database,
  shop: YookassaShop,
  orderId: string,
  options: SyncOptions,
): Promise<void> {
  const order = await database.billingOrder.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: { include: { billingSubscription: true } } },
  });
  if (order.state !== "waiting" || order.renewalOf === null) return;
  const { user } = order;
  if (user && isOvertaken(user, order.renewalOf, options.now())) {
    // Not a failure: the period was paid or changed by hand after the e-mail, and the new end date has its own renewal.
    const canceled = { state: "canceled", dueAt: null };
    await database.billingOrder.updateMany({
      where: { id: orderId, state: "waiting" },
      data: canceled,
    });
    return;
  }
  const saved = user?.billingSubscription;
  const method = user && saved?.renews ? decryptMethod(user.id, saved.method) : null;
  const isTooLate = options.now().getTime() > chargeTime(order).getTime() + repeatMs;
  if (!user || user.blockedAt || method === null || isTooLate) {
    return endWaitingOrder(database, orderId, isTooLate ? "expired" : "canceled", options.now());
  }
  const way = { kind: "saved", method } as const;
  try {
    const receipt = await database.billingReceipt.findFirst({
      where: { userId: user.id },
      orderBy: { createdAt: "desc" },
    });
    const email = receipt?.email ?? user.email;
    const payment = await createPayment(shop, order, { way, email }, options);
    await applyPayment(database, shop, payment, options.now());
  } catch (error) {
    if (!(error instanceof YookassaError && error.isFinal)) throw error;
    await endWaitingOrder(database, orderId, "canceled", options.now());
  }
}

/** Whether the plan no longer ends when the announced renewal says; a plan that has just ended still does. */
function isOvertaken(user: { premiumUntil: Date | null }, end: Date, now: Date): boolean {
  if (user.premiumUntil === null) return now < end;
  return user.premiumUntil.getTime() !== end.getTime();
}

/** Ends an order that is still pending. */
export async function endWaitingOrder(
  database: Database,
  orderId: string,
  state: "canceled" | "expired",
  now: Date,
): Promise<void> {
  await database.$transaction(async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (locked?.order.state === "waiting") await endOrder(tx, locked.order, state, now);
  });
}
