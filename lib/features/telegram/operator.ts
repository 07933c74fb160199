import "server-only";

import type { AuditAction } from "@/lib/features/audit/actions";
import { recordAction } from "@/lib/features/audit/mutations";
import { settingsId } from "@/lib/features/settings/mutations";
import {
  connectTelegram,
  disconnectTelegram,
  sendTestMessage,
} from "@/lib/features/telegram/operations";
import type { TelegramChange, TelegramSettings } from "@/lib/features/telegram/schema";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";

/**
 * Connects the operator's bot (docs/specification/data.md#operator-settings).
 * @throws DomainError VALIDATION as `connectTelegram`.
 */
export function connectOperatorTelegram(
  database: Database,
  admin: Caller,
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
  admin: Caller,
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
  admin: Caller,
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
