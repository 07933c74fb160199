import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import { getDatabase } from "@/lib/platform/db/get-database";
import { log } from "@/lib/platform/log/log";
import { type DeliveryOptions, deliverDue } from "@/lib/platform/outbox/deliver-due";
import type { Outbox, OutboxRow } from "@/lib/platform/outbox/outbox";
import { onOutboxWake } from "@/lib/platform/outbox/wake";

/** How often to poll without being woken: for retries, and for messages that other instances queued. */
const idleMs = 5_000;
/** The wake-up may come from a transaction that is not committed yet. */
const commitMs = 100;
/** How long a stop waits for deliveries in progress. */
const flushMs = 5_000;

/**
 * Delivers one kind of message for as long as the server runs.
 * @returns the stop function: lets what is under way finish for a few seconds, cuts it off after that, and
 * returns when nothing runs any more. What is left is sent after the next start.
 */
export function startDeliveryLoop<Row extends OutboxRow>(
  outbox: Outbox<Row>,
  options: DeliveryOptions,
): () => Promise<void> {
  const stopping = new AbortController();
  const cutOff = new AbortController();
  let wake = new AbortController();
  const stopListening = onOutboxWake(() => wake.abort());

  const pause = async (ms: number, signal: AbortSignal) => {
    // An aborted sleep throws; being woken is no error.
    await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
  };

  const run = async () => {
    while (!stopping.signal.aborted) {
      // Before looking: a message that is queued while we look still wakes us.
      wake = new AbortController();
      const processed = await look();
      if (processed > 0) continue;
      await pause(idleMs, AbortSignal.any([wake.signal, stopping.signal]));
      if (wake.signal.aborted) await pause(commitMs, stopping.signal);
    }
  };

  const look = async () => {
    try {
      return await deliverDue(await getDatabase(), outbox, options, cutOff.signal);
    } catch (error) {
      log.error({ err: error, table: outbox.table }, "delivery stopped");
      return 0;
    }
  };

  const running = run();
  return async () => {
    stopListening();
    stopping.abort();
    const timer = setTimeout(() => cutOff.abort(), flushMs);
    await running;
    clearTimeout(timer);
  };
}
