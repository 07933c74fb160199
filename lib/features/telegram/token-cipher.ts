import "server-only";

import { decryptStored, encryptStored } from "@/lib/platform/auth/stored-secret";

/** The owner of the bot: a user's id; null for the operator, whose bot is in `admin_settings`. */
export type BotOwner = string | null;

/** What is stored of a bot: its token, and its name as Telegram gave it. */
export type Bot = { token: string; name: string | null };

/** A bot as it is stored. Bound to its owner: copied into another user's row it cannot be decrypted. */
export const encryptBot = (bot: Bot, owner: BotOwner): string =>
  encryptStored(JSON.stringify(bot), encryptionContextOf(owner));

/** No user has this id: ids of users have 24 letters. */
const encryptionContextOf = (owner: BotOwner) => owner ?? "admin_settings";

/** Null for a text that none of our keys encrypted: another secret is in force, or the row was edited. */
export function decryptBot(stored: string, owner: BotOwner): Bot | null {
  const text = decryptStored(stored, encryptionContextOf(owner));
  return text === null ? null : (JSON.parse(text) as Bot);
}
