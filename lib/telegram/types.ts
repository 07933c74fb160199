import type { OutboxRow } from "@/lib/outbox/types";

/** Whose bot it is: a user's id; null is the operator, whose bot stands in `admin_settings`. */
export type BotOwner = string | null;

/** A bot and its channel: `GET /api/user/telegram`, `GET /api/admin/telegram`. Never the token. */
export type TelegramSettings = {
  isConfigured: boolean;
  /** `@channel` or the number of a chat. */
  channelId: string | null;
  /** The bot's user name without «@», where Telegram told it when the token was saved. */
  botName: string | null;
  /** Why the last message did not arrive; null when it did, or when there was none. */
  lastFailure: { reason: string; at: string } | null;
};

/** A message as it is stored. */
export type QueuedTelegram = OutboxRow & { userId: BotOwner; text: string };
