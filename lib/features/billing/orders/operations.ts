import "server-only";

import { billingMessages, orderTitle } from "@/content/plans/billing";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { lockUser } from "@/lib/features/accounts/plan/mutations";
import { findOrder, getRenewal } from "@/lib/features/billing/orders/data";
import { firstPollMs } from "@/lib/features/billing/orders/order-loop";
import { endRenewals } from "@/lib/features/billing/renewal/end-renewals";
import type { Order, OrderRequest, Renewal } from "@/lib/features/billing/schema";
import type { OrderRow } from "@/lib/features/billing/settle/order-row";
import { openPayment, syncOrder } from "@/lib/features/billing/settle/sync-order";
import { requireSellablePlan } from "@/lib/features/billing/terms/order-terms";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** For so long the same order again is the one that stands: a second click does not make a second payment. */
const sameOrderMs = 30 * 60 * 1000;

type CallTime = { now: Date; signal: AbortSignal };

/**
 * Orders a plan and asks ЮKassa for its payment. The same order again is the one that stands, with its payment: one
 * that was paid meanwhile comes back as paid, and is not paid twice.
 * @returns the order, with the address at which it is paid.
 * @throws DomainError UNAVAILABLE where no keys are set or ЮKassa does not answer; CONFLICT for what is not sold, and
 * for another plan than the one that is paid.
 */
export async function placeOrder(
  database: Database,
  { userId, account }: Caller,
  asked: OrderRequest,
  { now, signal }: CallTime,
): Promise<Order> {
  const shop = environment().yookassa;
  if (!shop) throw new DomainError("UNAVAILABLE", billingMessages.notConfigured);
  const email = asked.email ?? account.email;
  const open = async () => {
    const order = await database.$transaction((tx) =>
      writeOrder(tx, shop, userId, { ...asked, email }, now),
    );
    await openOrRefuse(database, shop, { order, email }, { now, signal });
    return order.id;
  };
  let id = await open();
  let order = await findOrder(database, userId, id);
  // The same order of a moment ago, whose payment was refused on the page: this one is new.
  if (order?.state === "canceled") {
    id = await open();
    order = await findOrder(database, userId, id);
  }
  if (!order || (order.state === "waiting" && !order.paymentUrl)) throw noAnswer();
  return order;
}

async function openOrRefuse(
  database: Database,
  shop: YookassaShop,
  details: { order: OrderRow; email: string },
  { now, signal }: CallTime,
): Promise<void> {
  const options = { signal, now: () => now };
  try {
    const isOpen = await syncOrder(database, shop, details.order.id, options);
    if (!isOpen) await openPayment(database, shop, details, options);
  } catch (cause) {
    if (!(cause instanceof DeliveryError)) throw cause;
    log.error({ order: details.order.id, error: cause.message }, "a payment was not opened");
    throw noAnswer(cause);
  }
}

const noAnswer = (cause?: unknown) =>
  new DomainError("UNAVAILABLE", billingMessages.noAnswer, { retryAfterSeconds: 60, cause });

/** Writes the order with its price of this moment, or finds the same one of a moment ago. */
async function writeOrder(
  tx: Transaction,
  shop: YookassaShop,
  userId: AuthorizedUserId,
  { plan, months, renews, email }: OrderRequest & { email: string },
  now: Date,
): Promise<OrderRow> {
  const offer = await requireSellablePlan(tx, userId, { plan, months }, now);
  const terms = {
    userId,
    provider: "yookassa",
    plan,
    months,
    amount: offer.amount,
    renews,
    isTest: shop.isTest,
  };
  const same = await tx.billingOrder.findFirst({
    where: {
      ...terms,
      ...(shop.receipt ? { receipt: { email } } : {}),
      state: "waiting",
      renewalOf: null,
      createdAt: { gt: new Date(now.getTime() - sameOrderMs) },
    },
  });
  if (same) return same;
  const title = orderTitle(offer.name, months);
  const dueAt = new Date(now.getTime() + firstPollMs);
  return tx.billingOrder.create({
    data: {
      id: newId(),
      ...terms,
      title,
      dueAt,
      createdAt: now,
      // Kept only where there is a receipt to send there.
      ...(shop.receipt ? { receipt: { create: { userId, email, createdAt: now } } } : {}),
    },
  });
}

/**
 * Asks ЮKassa about an order: for who comes back from its page before the webhook does. Where ЮKassa does not answer
 * the order is as it was.
 * @throws DomainError NOT_FOUND
 */
export async function refreshOrder(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
  { now, signal }: CallTime,
): Promise<Order> {
  const order = await findOrder(database, userId, id);
  if (!order) throw orderNotFound();
  const shop = environment().yookassa;
  if (!shop || order.state === "paid" || order.state === "refunded") return order;
  try {
    await syncOrder(database, shop, id, { signal, now: () => now });
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ order: id, error: error.message }, "an order could not be settled");
  }
  return (await findOrder(database, userId, id)) ?? order;
}

const orderNotFound = () => new DomainError("NOT_FOUND", "Заказ не найден");

/**
 * Refuses renewals: forgets the saved method and cancels the charge that is planned; done again it changes nothing. The
 * paid time stays. Source: ЗоЗПП ст. 16.1 (376-ФЗ of 15.10.2025).
 */
export async function cancelRenewal(
  database: Database,
  userId: AuthorizedUserId,
  now: Date,
): Promise<Renewal> {
  await database.$transaction(async (tx) => {
    await lockUser(tx, userId);
    await endRenewals(tx, userId, now);
    await tx.billingSubscription.updateMany({ where: { userId }, data: { cancelledAt: now } });
  });
  return getRenewal(database, userId);
}
