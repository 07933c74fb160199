import "server-only";

import type { Database } from "@/lib/platform/db/database";
import { log } from "@/lib/platform/log/log";
import { claimDue, markSent, markUnsent } from "@/lib/platform/outbox/mutations";
import { DeliveryError, type Outbox, type OutboxRow } from "@/lib/platform/outbox/outbox";

const firstMs = 30_000;
const maxDelayMs = 6 * 60 * 60 * 1000;

/** With these pauses the last attempt comes about fifteen hours after the first. */
export const maxAttempts = 12;

/**
 * How long to wait after attempt number `attempts`: twice as long each time, six hours at most. `random` (0 to
 * 1) moves it by a quarter, so that messages that failed together are not retried together.
 */
export function backOffMs(attempts: number, random: number): number {
  const pause = Math.min(maxDelayMs, firstMs * 2 ** Math.max(0, attempts - 1));
  return Math.round(pause * (0.75 + random / 2));
}

/** Messages of one kind delivered at once by a process: at most this many are sent twice after a crash. */
export const batchSize = 5;

/** A delivery that takes longer is cut off. */
const maxDeliveryMs = 60_000;

/** Well beyond `maxDeliveryMs`: a row that is due again has no delivery running anywhere. */
export const leaseMs = 3 * 60_000;

/** Given by the delivery loop: nothing below it reads a clock or random numbers. */
export type DeliveryOptions = { now: () => Date; random: () => number; deliveryMs?: number };

/**
 * Delivers due messages, a few at once. `stop` aborts the deliveries in progress, which will be tried again.
 * @returns how many messages were taken: 0 means that there is nothing to do.
 * @throws what the database throws when it is out of reach; what was under way is due after its lease.
 */
export async function deliverDue<Row extends OutboxRow>(
  database: Database,
  outbox: Outbox<Row>,
  options: DeliveryOptions,
  stop: AbortSignal,
): Promise<number> {
  const now = options.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const rows = await claimDue<Row>(database, outbox, { limit: batchSize, leaseUntil }, now);
  await Promise.all(rows.map((row) => attempt(database, outbox, row, options, stop)));
  return rows.length;
}

async function attempt<Row extends OutboxRow>(
  database: Database,
  { table, deliver }: Outbox<Row>,
  row: Row,
  { now, random, deliveryMs = maxDeliveryMs }: DeliveryOptions,
  stop: AbortSignal,
): Promise<void> {
  const { id, attempts } = row;
  // Only a message that keeps killing its sender gets here: it is never marked as sent.
  if (attempts > maxAttempts) {
    const failure = { attempts, error: "Попытки закончились", dueAt: null };
    return markUnsent(database, table, id, failure, now());
  }
  // Not `AbortSignal.timeout`: under `any` Node 20 lets go of it, and then nothing is ever cut off.
  const cutOff = new AbortController();
  const timer = setTimeout(() => cutOff.abort(), deliveryMs);
  try {
    await deliver(row, AbortSignal.any([stop, cutOff.signal]));
  } catch (error) {
    const known = error instanceof DeliveryError ? error : null;
    const isLast = known?.isFinal === true || attempts >= maxAttempts;
    const at = now();
    const pause = known?.retryAfterMs ?? backOffMs(attempts, random());
    const dueAt = isLast ? null : new Date(at.getTime() + pause);
    const text = error instanceof Error ? error.message : String(error);
    log.warn({ table, id, attempts, isLast, error: text }, "delivery failed");
    return markUnsent(database, table, id, { attempts, error: text, dueAt }, at);
  } finally {
    clearTimeout(timer);
  }
  await markSent(database, table, id, now());
}
