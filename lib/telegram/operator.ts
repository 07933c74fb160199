import "server-only";

import { recordAction } from "@/lib/audit/mutations";
import type { AuditAction } from "@/lib/audit/types";
import type { Visitor } from "@/lib/auth/visitor";
import type { Database } from "@/lib/db/database";
import { settingsId } from "@/lib/settings/mutations";
import { connectTelegram, disconnectTelegram, sendTestMessage } from "@/lib/telegram/operations";
import type { TelegramChange } from "@/lib/telegram/schema";
import type { TelegramSettings } from "@/lib/telegram/types";

/**
 * Connects the operator's bot (specification § 3 `admin_settings`).
 * @throws DomainError VALIDATION as `connectTelegram`.
 */
export function connectOperatorTelegram(
  database: Database,
  admin: Visitor,
  change: TelegramChange,
  now: Date,
): Promise<TelegramSettings> {
  const details = { channelId: change.channelId };
  return connectTelegram(database, null, change, now, (tx) =>
    recordAction(tx, admin, { ...record("telegram.connect"), details }, now),
  );
}

/** Forgets the operator's bot. */
export function disconnectOperatorTelegram(
  database: Database,
  admin: Visitor,
  now: Date,
): Promise<TelegramSettings> {
  return disconnectTelegram(database, null, now, (tx) =>
    recordAction(tx, admin, record("telegram.disconnect"), now),
  );
}

/**
 * Sends a message to the operator's channel at once.
 * @throws DomainError as `sendTestMessage`.
 */
export async function sendOperatorTest(
  database: Database,
  admin: Visitor,
  now: Date,
): Promise<void> {
  await database.$transaction((tx) => recordAction(tx, admin, record("telegram.test"), now));
  await sendTestMessage(database, null);
}

const record = (action: AuditAction) => ({
  action,
  subjectType: "settings",
  subjectId: settingsId,
});
