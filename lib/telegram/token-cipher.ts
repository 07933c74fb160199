import "server-only";

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { encryptionKeys } from "@/lib/auth/secrets";
import type { BotOwner } from "@/lib/telegram/types";

/** What is kept of a bot: its token, and its name as Telegram told it. */
export type Bot = { token: string; name: string | null };

/**
 * A bot as it is stored: `v1.<key>.<nonce>.<tag>.<text>`, AES-256-GCM. Bound to its owner: put into
 * another user's row it is void. The key's id tells which secret it was made with.
 */
export function encryptBot(bot: Bot, owner: BotOwner): string {
  const [{ id, key }] = encryptionKeys();
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(bound(owner));
  const text = Buffer.concat([cipher.update(JSON.stringify(bot)), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), text].map((part) => part.toString("base64url"));
  return ["v1", id, ...parts].join(".");
}

/** No user has this id: ids of users have 24 letters. */
const bound = (owner: BotOwner) => Buffer.from(owner ?? "admin_settings");

/** Null for what none of our keys made: the secret is another one, or somebody wrote into the row. */
export function decryptBot(stored: string, owner: BotOwner): Bot | null {
  const [version, id, ...parts] = stored.split(".");
  const key = encryptionKeys().find((candidate) => candidate.id === id)?.key;
  if (version !== "v1" || !key || parts.length !== 3) return null;
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
  if (nonce?.length !== 12 || tag?.length !== 16 || !text) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
    decipher.setAAD(bound(owner)).setAuthTag(tag);
    return JSON.parse(Buffer.concat([decipher.update(text), decipher.final()]).toString()) as Bot;
  } catch {
    return null;
  }
}

/** What a value made with the secret in force begins with. */
export const currentPrefix = () => `v1.${encryptionKeys()[0].id}.`;
