import "server-only";

import { lockUser } from "@/lib/features/accounts/plan";
import { endRenewals, notifyOfEndedRenewal } from "@/lib/features/billing/renewal/end-renewals";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Reads an order and its user and locks both until the transaction ends. The user first, as everywhere: two
 * transactions that wait for each other's rows would both fail.
 * @returns null when there is no such order; without a user when the account was deleted.
 */
export async function lockOrder(tx: Transaction, id: string) {
  const found = await tx.billingOrder.findUnique({ where: { id }, select: { userId: true } });
  if (!found) return null;
  const user = found.userId === null ? null : await lockUser(tx, found.userId);
  await tx.$queryRaw`SELECT id FROM billing_orders WHERE id = ${id} FOR UPDATE`;
  const order = await tx.billingOrder.findUniqueOrThrow({ where: { id } });
  return { order, payer: user && order.userId ? { ...user, id: order.userId } : null };
}

export type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>["order"];

/**
 * Ends an unpaid order. A failed renewal is not tried again: its owner is told, and the saved payment method is
 * deleted. The caller holds the lock.
 */
export async function endOrder(
  tx: Transaction,
  order: OrderRow,
  state: "canceled" | "expired",
  now: Date,
): Promise<void> {
  await tx.billingOrder.update({ where: { id: order.id }, data: { state, dueAt: null } });
  if (order.renewalOf === null || order.userId === null) return;
  await endRenewals(tx, order.userId, now);
  const { userId, title, renewalOf: until } = order;
  await notifyOfEndedRenewal(tx, { userId, title, until, why: "failed" }, now);
}
