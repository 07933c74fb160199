import "server-only";

import type { Recipients } from "@/lib/features/notifications/broadcast/data";
import type { NotificationType } from "@/lib/features/notifications/messages";
import { telegramText } from "@/lib/features/telegram/text";
import type { Transaction } from "@/lib/platform/db/database";
import { wakeOutbox } from "@/lib/platform/outbox/wake";

export type NewNotification = {
  title: string;
  message: string;
  type: NotificationType;
  /** A path of this site. */
  link?: string | null | undefined;
};

/**
 * Notifies all `recipients` at once, and queues the message for those who have Telegram: one statement, whatever their
 * number, so that 100,000 take seconds and a failure leaves nothing half-done.
 *
 * The database generates the ids: 24 hexadecimal characters of a random UUID (90 random bits), valid ids of
 * `lib/core/ids.ts`.
 *
 * @returns how many were notified.
 */
export async function insertNotifications(
  tx: Transaction,
  { subscription, userId }: Recipients,
  { title, message, type, link = null }: NewNotification,
  now: Date,
): Promise<number> {
  const text = telegramText({ title, message, link });
  const [row] = await tx.$queryRaw<{ sent: number }[]>`
    WITH recipient AS MATERIALIZED (
      SELECT id, "telegramBotToken" IS NOT NULL AND "telegramChannelId" IS NOT NULL AS "hasTelegram"
      FROM users
      WHERE (${userId}::text IS NULL OR id = ${userId}::text)
        AND (${userId}::text IS NOT NULL OR "blockedAt" IS NULL)
        AND (${subscription}::text IS NULL OR ${subscription}::text =
          CASE WHEN "premiumUntil" <= ${now}::timestamptz THEN 'free' ELSE subscription END)
    ), notified AS (
      INSERT INTO notifications (id, "userId", title, message, type, link, "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), id, ${title}::text,
        ${message}::text, ${type}::text, ${link}::text, ${now}::timestamptz
      FROM recipient
      RETURNING 1
    ), queued AS (
      INSERT INTO telegram_outbox (id, "userId", text, "dueAt", "createdAt")
      SELECT left(replace(gen_random_uuid()::text, '-', ''), 24), id, ${text}::text,
        ${now}::timestamptz, ${now}::timestamptz
      FROM recipient WHERE "hasTelegram"
    )
    SELECT count(*)::int AS sent FROM notified`;
  wakeOutbox();
  return row?.sent ?? 0;
}

/**
 * Notifies one user, in the list and, if it is set up, in Telegram. For all features; takes the transaction of the
 * change that it is about.
 */
export async function notifyUser(
  tx: Transaction,
  userId: string,
  notification: NewNotification,
  now: Date,
): Promise<void> {
  await insertNotifications(tx, { subscription: null, userId }, notification, now);
}
