import "server-only";

import { billingMessages, orderTitle } from "@/content/billing/messages";
import { DomainError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { lockUser } from "@/lib/features/accounts/plan";
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

/** Within this time an identical order returns the existing one: a second click does not create a second payment. */
const sameOrderMs = 30 * 60 * 1000;

type CallTime = { now: Date; signal: AbortSignal };

/**
 * Orders a plan and creates its payment at ЮKassa. A repeated identical order returns the existing one with its
 * payment; if that was paid meanwhile it is returned as paid, and not paid twice.
 * @returns the order, with the address at which it is paid.
 * @throws DomainError UNAVAILABLE when no keys are set or ЮKassa does not answer; CONFLICT for a plan that is not sold,
 * and for another plan than the one that is paid for.
 */
export async function placeOrder(
  database: Database,
  { userId, account }: Caller,
  request: OrderRequest,
  { now, signal }: CallTime,
): Promise<Order> {
  const shop = environment().yookassa;
  if (!shop) throw new DomainError("UNAVAILABLE", billingMessages.notConfigured);
  const email = request.email ?? account.email;
  const open = async () => {
    const order = await database.$transaction((tx) =>
      writeOrder(tx, shop, userId, { ...request, email }, now),
    );
    await openOrRefuse(database, shop, { order, email }, { now, signal });
    return order.id;
  };
  let id = await open();
  let order = await findOrder(database, userId, id);
  // The payment of the recent identical order was refused on ЮKassa's page: this order is new.
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

/** Inserts the order with the current price, or finds a recent identical one. */
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
      // Stored only when a receipt is to be sent there.
      ...(shop.receipt ? { receipt: { create: { userId, email, createdAt: now } } } : {}),
    },
  });
}

/**
 * Updates an order from ЮKassa, for a payer who returns from its page before the webhook arrives. If ЮKassa does not
 * answer, the order stays as it was.
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
 * Cancels renewals: deletes the saved payment method and cancels the planned charge; a second call changes nothing. The
 * paid period stays. Source: ЗоЗПП ст. 16.1 (376-ФЗ of 15.10.2025).
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
