import "server-only";

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { encryptionKeys } from "@/lib/platform/auth/secrets";

/**
 * Encrypts a text for storage: `v1.<key>.<nonce>.<tag>.<text>`, AES-256-GCM. Bound to `place`, its row and column:
 * copied anywhere else it cannot be decrypted. The key's id identifies the secret.
 */
export function encryptStored(text: string, place: string): string {
  const [{ id, key }] = encryptionKeys();
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"));
  return ["v1", id, ...parts].join(".");
}

/** Null for a text that none of our keys encrypted: the secret was replaced, or the row was edited. */
export function decryptStored(stored: string, place: string): string | null {
  const [version, id, ...parts] = stored.split(".");
  const key = encryptionKeys().find((candidate) => candidate.id === id)?.key;
  if (version !== "v1" || !key || parts.length !== 3) return null;
  const [nonce, tag, sealed] = parts.map((part) => Buffer.from(part, "base64url"));
  if (nonce?.length !== 12 || tag?.length !== 16 || !sealed) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch {
    return null;
  }
}

/** The prefix of a value that was encrypted with the current secret. */
export const currentPrefix = () => `v1.${encryptionKeys()[0].id}.`;

/**
 * The same text encrypted with the current secret; null when it is so already, and when none of our keys decrypts it.
 */
export function reencryptStored(stored: string, place: string): string | null {
  if (stored.startsWith(currentPrefix())) return null;
  const text = decryptStored(stored, place);
  return text === null ? null : encryptStored(text, place);
}
