import "server-only";

import { setTimeout as sleep } from "node:timers/promises";
import { deliverBroadcast, transactionMs } from "@/lib/features/notifications/broadcast/operations";
import type { NotificationType } from "@/lib/features/notifications/messages";
import type { Database } from "@/lib/platform/db/database";
import { getDatabase } from "@/lib/platform/db/get-database";
import { log } from "@/lib/platform/log/log";

/** Precise enough for a set time, at the cost of one index read. */
const idleMs = 5_000;

type DueRow = {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  link: string | null;
  subscription: string | null;
  userId: string | null;
  adminId: string | null;
  adminEmail: string;
};

/**
 * Sends the notification that is due first. Its row is deleted in the same transaction, so that it is sent exactly
 * once: instances skip rows that another one has locked, and a killed one leaves nothing half-sent.
 * @returns whether there was one.
 */
export function sendNextDue(database: Database, now: Date): Promise<boolean> {
  return database.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(transactionMs)}, true)`;
      const [due] = await tx.$queryRaw<DueRow[]>`
        DELETE FROM planned_notifications WHERE id = (
          SELECT id FROM planned_notifications WHERE "dueAt" <= ${now}
          ORDER BY "dueAt", id LIMIT 1 FOR UPDATE SKIP LOCKED
        )
        RETURNING id, title, message, type, link, subscription, "userId", "adminId", "adminEmail"`;
      if (!due) return false;
      const { id: _gone, subscription, userId, adminId, adminEmail, ...notification } = due;
      const author = { adminId, adminEmail };
      await deliverBroadcast(
        tx,
        author,
        { recipients: { subscription, userId }, notification },
        now,
      );
      return true;
    },
    { timeout: transactionMs },
  );
}

/**
 * Sends planned notifications for as long as the server runs; those that became due while it was stopped are sent at
 * its start.
 * @returns the stop function, which first finishes the one in progress.
 */
export function startPlannedLoop({ now }: { now: () => Date }): () => Promise<void> {
  const stopping = new AbortController();
  const look = async () => {
    try {
      return await sendNextDue(await getDatabase(), now());
    } catch (error) {
      log.error({ err: error }, "a planned notification was not sent");
      return false;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      if (await look()) continue;
      // An aborted sleep throws.
      await sleep(idleMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}
