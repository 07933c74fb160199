import type { OutboxRow } from "@/lib/platform/outbox/types";

/** Whose bot it is: a user's id; null is the operator, whose bot stands in `admin_settings`. */
export type BotOwner = string | null;

/** A message as it is stored. */
export type QueuedTelegram = OutboxRow & { userId: BotOwner; text: string };
