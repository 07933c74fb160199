import "server-only";

import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import { applyPayment } from "@/lib/features/billing/settle/apply-payment";
import { fetchPayment, fetchRefund } from "@/lib/features/billing/yookassa/api";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { getDatabase } from "@/lib/platform/db/get-database";
import { DeliveryError, type Outbox, type OutboxRow } from "@/lib/platform/outbox/outbox";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

/** The events of ЮKassa's webhooks. Source: https://yookassa.ru/developers/using-api/webhooks */
export const eventKinds = [
  "payment.succeeded",
  "payment.waiting_for_capture",
  "payment.canceled",
  "refund.succeeded",
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * Stores a webhook event: one row, however often it comes. A repeat makes it due again: the first one may have been
 * forged before the payment existed.
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

/** The delay before a payment is checked again that was reported as succeeded but is still pending. */
const stillPendingMs = 60_000;

/** The outbox of events: each is handled by fetching from ЮKassa the object that it named. */
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

/** How long a handled event is kept for inspection. */
const keptMs = 90 * dayMs;

/** Deletes handled events; orders and payments stay. */
export async function deleteOldEvents(database: Database, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.billingEvent.deleteMany({
    where: { OR: [{ handledAt: { lt } }, { failedAt: { lt } }] },
  });
}
