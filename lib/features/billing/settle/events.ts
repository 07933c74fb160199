import "server-only";

import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { applyPayment } from "@/lib/features/billing/settle/apply-payment";
import { fetchPayment, fetchRefund } from "@/lib/features/billing/yookassa/api";
import { environment } from "@/lib/platform/config/environment";
import { getDatabase } from "@/lib/platform/db/client";
import type { Database } from "@/lib/platform/db/database";
import { DeliveryError, type Outbox, type OutboxRow } from "@/lib/platform/outbox/outbox";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/** What ЮKassa tells of. Source: https://yookassa.ru/developers/using-api/webhooks */
export const eventKinds = [
  "payment.succeeded",
  "payment.waiting_for_capture",
  "payment.canceled",
  "refund.succeeded",
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * Notes what a webhook named: one row, however often it comes. A repeat makes it due again: the first may have been
 * forged, before there was anything to find.
 */
export async function recordWebhookEvent(
  database: Database,
  { kind, objectId }: { kind: EventKind; objectId: string },
  now: Date,
): Promise<void> {
  await database.$executeRaw`
    INSERT INTO billing_events (id, kind, "objectId", "dueAt", "createdAt")
    VALUES (${newId()}, ${kind}, ${objectId}, ${now}, ${now})
    ON CONFLICT (kind, "objectId") DO UPDATE SET
      "dueAt" = ${now}, attempts = 0, "sentAt" = NULL, "failedAt" = NULL, "lastError" = NULL`;
  wakeOutbox();
}

type NotedEvent = OutboxRow & { kind: EventKind; objectId: string };

/** A payment that is said to have succeeded and still waits is asked about again so soon. */
const stillPendingMs = 60_000;

/** Events on their way: each is settled by asking ЮKassa for what it named. */
export const billingOutbox: Outbox<NotedEvent> = {
  table: "billing_events",
  deliver: async ({ kind, objectId }, signal) => {
    const shop = environment().yookassa;
    if (!shop) throw new DeliveryError("Ключи ЮKassa не заданы");
    const options = { signal };
    const paymentId =
      kind === "refund.succeeded"
        ? (await fetchRefund(shop, objectId, options)).payment_id
        : objectId;
    const payment = await fetchPayment(shop, paymentId, options);
    await applyPayment(await getDatabase(), shop, payment, new Date());
    if (kind === "payment.succeeded" && payment.status === "pending") {
      throw new DeliveryError("Платёж ещё не завершён", { retryAfterMs: stillPendingMs });
    }
  },
};

/** How long an event that is done with stays to be looked at. */
const keptMs = 90 * dayMs;

/** Removes events that are done with; orders and payments stay. */
export async function deleteOldEvents(database: Database, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.billingEvent.deleteMany({
    where: { OR: [{ handledAt: { lt } }, { failedAt: { lt } }] },
  });
}
