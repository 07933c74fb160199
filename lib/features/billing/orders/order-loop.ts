import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import { dayMs } from "@/lib/core/time/day-ms";
import { completeDueRefunds } from "@/lib/features/billing/refunds/complete-refund";
import { chargeTime } from "@/lib/features/billing/renewal/charge-time";
import { notifyOfPlanEnds } from "@/lib/features/billing/renewal/notify-of-plan-ends";
import { planRenewals } from "@/lib/features/billing/renewal/plan-renewals";
import {
  chargeRenewal,
  endWaitingOrder,
  syncOrder,
} from "@/lib/features/billing/settle/sync-order";
import { environment } from "@/lib/platform/config/environment";
import type { YookassaShop } from "@/lib/platform/config/yookassa";
import type { Database } from "@/lib/platform/db/database";
import { getDatabase } from "@/lib/platform/db/get-database";
import { log } from "@/lib/platform/log/log";
import { DeliveryError } from "@/lib/platform/outbox/outbox";

const minute = 60_000;
const hour = 60 * minute;

/** How often to look for due orders. */
const idleMs = 5_000;
const batchSize = 5;
/** Longer than polling takes: an order that is due again is being handled by nobody. */
const leaseMs = 3 * minute;

/** The delay before a pending order is first polled: usually the webhook has come by then. */
export const firstPollMs = 10 * minute;

/** When to poll an order next that has been payable since `since`; null after a week, by when any payment has ended. */
function nextPollAt(since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age > 7 * dayMs) return null;
  const pause = age < 2 * hour ? 10 * minute : age < dayMs ? hour : 6 * hour;
  return new Date(now.getTime() + pause);
}

type PollOptions = { now: () => Date; signal: AbortSignal };

/**
 * Polls due orders: in case a webhook was lost, and for renewals, whose orders are due when they are to be charged.
 * Rows locked by another instance are skipped.
 * @returns how many were taken.
 */
export async function pollDueOrders(
  database: Database,
  shop: YookassaShop,
  { now, signal }: PollOptions,
): Promise<number> {
  const at = now();
  const leaseUntil = new Date(at.getTime() + leaseMs);
  const orders = await database.$queryRaw<DueOrder[]>`
    UPDATE billing_orders SET "dueAt" = ${leaseUntil}
    WHERE id IN (
      SELECT id FROM billing_orders WHERE "dueAt" <= ${at} AND state = 'waiting'
      ORDER BY "dueAt", id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, "createdAt", "renewalOf"`;
  await Promise.all(orders.map((order) => pollOrder(database, shop, order, { now, signal })));
  return orders.length;
}

type DueOrder = { id: string; createdAt: Date; renewalOf: Date | null };

async function pollOrder(
  database: Database,
  shop: YookassaShop,
  order: DueOrder,
  options: PollOptions,
): Promise<void> {
  const { id, createdAt, renewalOf } = order;
  const since = renewalOf ? chargeTime(order) : createdAt;
  try {
    const isKnown = await syncOrder(database, shop, id, options);
    if (!isKnown && renewalOf) await chargeRenewal(database, shop, id, options);
    // Nobody ever received an address to pay it at.
    else if (!isKnown) await endWaitingOrder(database, id, "canceled", options.now());
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    log.warn({ order: id, error: error.message }, "an order could not be settled");
  }
  const dueAt = nextPollAt(since, options.now());
  if (dueAt === null) return endWaitingOrder(database, id, "expired", options.now());
  await database.billingOrder.updateMany({ where: { id, state: "waiting" }, data: { dueAt } });
}

/**
 * Polls orders for as long as the server runs; does nothing when no keys are set.
 * @returns the stop function; orders in progress are due again when their lease ends.
 */
export function startOrderLoop({ now }: { now: () => Date }): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = environment().yookassa ? run() : Promise.resolve();

  async function run() {
    while (!signal.aborted) {
      const processed = await look();
      if (processed > 0) continue;
      await sleep(idleMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async function look() {
    const shop = environment().yookassa;
    if (!shop) return 0;
    try {
      const database = await getDatabase();
      const orders = await pollDueOrders(database, shop, { now, signal });
      return orders + (await completeDueRefunds(database, shop, { now, signal }));
    } catch (error) {
      log.error({ err: error }, "orders were not asked about");
      return 0;
    }
  }

  return async () => {
    stopping.abort();
    await running;
  };
}

/** Announces the renewals of the coming days, and the end of plans that are not renewed; for the housekeeping. */
export async function planDueRenewals(database: Database, now: Date): Promise<void> {
  const shop = environment().yookassa;
  if (shop) await planRenewals(database, shop, now);
  await notifyOfPlanEnds(database, now);
}
