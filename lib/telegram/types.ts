import type { OutboxRow } from "@/lib/outbox/types";

/** The user's own bot and channel: what `GET /api/user/telegram` answers. Never the token. */
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
export type QueuedTelegram = OutboxRow & { userId: string; text: string };
