import "server-only";

import { billingMessages } from "@/content/billing/messages";
import { refundMessages } from "@/content/billing/refunds";
import { DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { rejectFutureDay } from "@/lib/core/time/reject-future-day";
import { recordAction } from "@/lib/features/audit/mutations";
import { completeRefund, nextRefundCheck } from "@/lib/features/billing/refunds/complete-refund";
import type { Refund, RefundState } from "@/lib/features/billing/refunds/schema";
import { lockOrder } from "@/lib/features/billing/settle/order-row";
import { revokePlan } from "@/lib/features/billing/settle/revoke-plan";
import { syncOrder } from "@/lib/features/billing/settle/sync-order";
import { formatKopecks, formatRoubles } from "@/lib/features/billing/terms/kopecks";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

type CallTime = { now: Date; signal: AbortSignal };

/**
 * Refunds an order and ends the plan that it gave. Refunds go through ЮKassa; for an invoice only the payment order
 * that returned the money is recorded.
 * @returns `asked` when ЮKassa has not answered: the loop continues with the same refund
 * @throws DomainError NOT_FOUND; VALIDATION for more than is left; CONFLICT for an unpaid order, a refund in progress,
 * one that was made meanwhile, and when ЮKassa refuses; UNAVAILABLE without its keys, and when it does not answer
 * before the refund was requested
 */
export async function refundOrder(
  database: Database,
  caller: Caller,
  { id, ...request }: Refund & { id: string },
  { now, signal }: CallTime,
): Promise<Exclude<RefundState, "canceled">> {
  const order = await database.billingOrder.findUnique({
    where: { id },
    select: { provider: true },
  });
  if (!order) throw new DomainError("NOT_FOUND", "Заказ не найден");
  if (order.provider === "invoice") {
    await database.$transaction((tx) => noteRefund(tx, caller, { id, ...request }, now));
    return "succeeded";
  }
  const shop = environment().yookassa;
  if (!shop) throw new DomainError("UNAVAILABLE", refundMessages.noKeys);
  const options = { signal, now: () => now };
  // Refunds made in ЮKassa's own cabinet have to be known before anything is computed.
  await answered(() => syncOrder(database, shop, id, options));
  const refundId = await database.$transaction((tx) =>
    writeRefund(tx, caller, { id, ...request }, now),
  );
  return send(database, shop, refundId, { now, signal });
}

async function send(
  database: Database,
  shop: YookassaShop,
  refundId: string,
  { now, signal }: CallTime,
): Promise<Exclude<RefundState, "canceled">> {
  const options = { signal, now: () => now };
  try {
    const state = await completeRefund(database, shop, refundId, options);
    if (state === "canceled") throw new DomainError("CONFLICT", refundMessages.refused);
    return state;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ refund: refundId, error: error.message }, "a refund waits for an answer");
    return "asked";
  }
}

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof DeliveryError)) throw cause;
    const message = billingMessages.noAnswer;
    throw new DomainError("UNAVAILABLE", message, { retryAfterSeconds: 60, cause });
  }
}

/** Locks the order and the payment that gave its plan, after checking that this much may be refunded. */
async function lockRefundable(tx: Transaction, { id, amount, refunded }: Refund & { id: string }) {
  const locked = await lockOrder(tx, id);
  if (!locked) throw new DomainError("NOT_FOUND", "Заказ не найден");
  const grant = await tx.billingGrant.findUnique({
    where: { orderId: id },
    include: { payment: true },
  });
  if (!grant) throw new DomainError("CONFLICT", refundMessages.notPaid);
  const { payment } = grant;
  if (await tx.billingRefund.findFirst({ where: { orderId: id, state: "asked" } })) {
    throw new DomainError("CONFLICT", refundMessages.underWay);
  }
  if (payment.refunded !== refunded) throw new DomainError("CONFLICT", refundMessages.changed);
  const refundable = payment.amount - payment.refunded;
  if (refundable === 0) throw new DomainError("CONFLICT", refundMessages.notPaid);
  if (amount > refundable)
    throw fieldError("amount", refundMessages.tooMuch(formatRoubles(refundable)));
  return { ...locked, payment };
}

async function writeRefund(
  tx: Transaction,
  caller: Caller,
  request: Refund & { id: string },
  now: Date,
): Promise<string> {
  const { order } = await lockRefundable(tx, request);
  const id = newId();
  const { amount, refunded: before } = request;
  const times = { dueAt: nextRefundCheck(now), createdAt: now, updatedAt: now };
  await tx.billingRefund.create({
    data: { id, orderId: order.id, amount, before, state: "asked", ...times },
  });
  const details = { sum: formatKopecks(amount), by: "ЮKassa" };
  await recordReturn(tx, caller, { orderId: order.id, details }, now);
  return id;
}

/** An invoice is refunded by hand at the bank: the refund is recorded, and the plan ends. */
async function noteRefund(
  tx: Transaction,
  caller: Caller,
  request: Refund & { id: string },
  now: Date,
): Promise<void> {
  const { amount, refunded: before, paymentOrder } = request;
  if (!paymentOrder) throw fieldError("paymentOrder", refundMessages.needsOrder);
  const { paymentNumber, paidOn } = paymentOrder;
  rejectFutureDay("paymentOrder.paidOn", paidOn, now);
  const { order, payer, payment } = await lockRefundable(tx, request);
  const orderId = order.id;
  const day = new Date(`${paidOn}T00:00:00Z`);
  const times = { createdAt: now, updatedAt: now };
  const auditDetails = { orderId, amount, before, state: "succeeded", paymentNumber, paidOn: day };
  await tx.billingRefund.create({ data: { id: newId(), ...auditDetails, ...times } });
  await tx.billingPayment.update({
    where: { id: payment.id },
    data: { refunded: before + amount, updatedAt: now },
  });
  const details = { sum: formatKopecks(amount), paymentNumber, paidOn };
  await recordReturn(tx, caller, { orderId, details }, now);
  await revokePlan(tx, { order, payer }, now);
}

function recordReturn(
  tx: Transaction,
  caller: Caller,
  { orderId, details }: { orderId: string; details: Record<string, string> },
  now: Date,
): Promise<void> {
  const auditDetails = {
    action: "payment.return",
    subjectType: "order",
    subjectId: orderId,
  } as const;
  return recordAction(tx, caller, { ...auditDetails, details }, now);
}
