import "server-only";

import { type RefundState, refundState } from "@/lib/features/billing/refunds/schema";
import { syncOrder } from "@/lib/features/billing/settle/sync-order";
import { createRefund, fetchRefund } from "@/lib/features/billing/yookassa/api";
import { type CallOptions, YookassaError } from "@/lib/features/billing/yookassa/request";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

/** Less than the 24 hours for which ЮKassa remembers an idempotency key. */
const repeatMs = 20 * 60 * 60 * 1000;
/** The delay before an unfinished refund is checked again; longer than the call takes. */
const againMs = 10 * 60 * 1000;
const batchSize = 5;

type Options = CallOptions & { now: () => Date };

/**
 * Requests a refund from ЮKassa, or checks one that it has accepted, and applies the result; a repeated request is the
 * same refund.
 * @returns its state
 * @throws YookassaError when it has to be tried again; PaymentMismatch; what the database throws
 */
export async function completeRefund(
  database: Database,
  shop: YookassaShop,
  id: string,
  options: Options,
): Promise<RefundState> {
  const refund = await database.billingRefund.findUniqueOrThrow({
    where: { id },
    include: { order: { include: { grant: { include: { payment: true } }, user: true } } },
  });
  const { order } = refund;
  const payment = order.grant?.payment;
  if (refund.state !== "asked" || !payment) return refundState.parse(refund.state);
  let isRefused = false;
  const isTooLate = options.now().getTime() > refund.createdAt.getTime() + repeatMs;
  if (refund.providerId || !isTooLate) {
    const email = order.user?.email;
    const isPart = refund.before > 0 || refund.amount < payment.amount;
    const request = {
      paymentId: payment.providerId,
      amount: refund.amount,
      currency: order.currency,
      key: id,
      partOf: isPart && email ? { title: order.title, email } : undefined,
    };
    try {
      const seen = refund.providerId
        ? await fetchRefund(shop, refund.providerId, options)
        : await createRefund(shop, request, options);
      if (seen.status === "canceled") return endRefund(database, id, options.now());
      const providerId = seen.id;
      await database.billingRefund.update({ where: { id }, data: { providerId } });
    } catch (error) {
      if (!(error instanceof YookassaError && error.isFinal)) throw error;
      log.error({ order: order.id, refund: id, error: error.message }, "a refund was refused");
      isRefused = true;
    }
  }
  await syncOrder(database, shop, order.id, options);
  const { state } = await database.billingRefund.findUniqueOrThrow({ where: { id } });
  // The payment itself shows no refund: it was never made.
  if (state === "asked" && (isRefused || (isTooLate && !refund.providerId))) {
    return endRefund(database, id, options.now());
  }
  return refundState.parse(state);
}

async function endRefund(database: Database, id: string, now: Date): Promise<RefundState> {
  await database.billingRefund.updateMany({
    where: { id, state: "asked" },
    data: { state: "canceled", dueAt: null, updatedAt: now },
  });
  return "canceled";
}

/** When the loop checks a refund that was just requested. */
export const nextRefundCheck = (now: Date): Date => new Date(now.getTime() + againMs);

/**
 * Completes refunds whose response was lost; rows locked by another instance are skipped.
 * @returns how many were handled
 * @throws what `completeRefund` throws except DeliveryError, which is logged.
 */
export async function completeDueRefunds(
  database: Database,
  shop: YookassaShop,
  { now, signal }: { now: () => Date; signal: AbortSignal },
): Promise<number> {
  const at = now();
  const rows = await database.$queryRaw<{ id: string }[]>`
    UPDATE billing_refunds SET "dueAt" = ${nextRefundCheck(at)}
    WHERE id IN (
      SELECT id FROM billing_refunds WHERE "dueAt" <= ${at} AND state = 'asked'
      ORDER BY "dueAt", id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    RETURNING id`;
  await Promise.all(
    rows.map(({ id }) =>
      completeRefund(database, shop, id, { now, signal }).catch((error: unknown) => {
        if (!(error instanceof DeliveryError)) throw error;
        log.warn({ refund: id, error: error.message }, "a refund could not be settled");
      }),
    ),
  );
  return rows.length;
}
