import "server-only";

import { DomainError } from "@/lib/core/errors";
import { recordScheduledAction } from "@/lib/features/audit/mutations";
import {
  countRecipients,
  findRecipients,
  type Recipients,
} from "@/lib/features/notifications/broadcast/data";
import {
  insertNotifications,
  type NewNotification,
} from "@/lib/features/notifications/broadcast/mutations";
import type { AudienceCount, SentCount } from "@/lib/features/notifications/broadcast/responses";
import type { Audience, Broadcast } from "@/lib/features/notifications/broadcast/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database, Transaction } from "@/lib/platform/db/database";

/**
 * 100,000 recipients take some seconds, and more on a busy server; the usual limit of a statement is fifteen
 * (lib/platform/db/postgres.ts).
 */
export const transactionMs = 60_000;

/**
 * Sends a notification to all users, to those with a plan or to one user, and records it in the audit log.
 * @throws DomainError NOT_FOUND when that user does not exist.
 */
export function sendNotification(
  database: Database,
  admin: Caller,
  { audience, ...notification }: Broadcast,
  now: Date,
): Promise<SentCount> {
  return database.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT set_config('statement_timeout', ${String(transactionMs)}, true)`;
      const recipients = await findRecipients(tx, audience);
      if (!recipients) throw new DomainError("NOT_FOUND", "Пользователь не найден");
      const author = { adminId: admin.userId, adminEmail: admin.account.email };
      return { sent: await deliverBroadcast(tx, author, { recipients, notification }, now) };
    },
    { timeout: transactionMs },
  );
}

/** Notifies the recipients and records the broadcast in the audit log, whether it is sent now or was planned. */
export async function deliverBroadcast(
  tx: Transaction,
  author: { adminId: string | null; adminEmail: string },
  { recipients, notification }: { recipients: Recipients; notification: NewNotification },
  now: Date,
): Promise<number> {
  const sent = await insertNotifications(tx, recipients, notification, now);
  const { title, message, type, link = null } = notification;
  const record = {
    action: "notification.send" as const,
    subjectType: recipients.userId === null ? "notification" : "user",
    subjectId: recipients.userId,
    details: { title, message, type, link, subscription: recipients.subscription, sent },
  };
  await recordScheduledAction(tx, author, record, now);
  return sent;
}

/** Counts the users whom a broadcast would reach, for the confirmation; 0 when no user has the e-mail. */
export async function countAudience(
  database: Database,
  audience: Audience,
  now: Date,
): Promise<AudienceCount> {
  const recipients = await findRecipients(database, audience);
  return { count: recipients ? await countRecipients(database, recipients, now) : 0 };
}
