import "server-only";

import { createHash, hkdfSync } from "node:crypto";
import { authSecret } from "@/lib/platform/config/auth-secret";
import { environment } from "@/lib/platform/config/environment";

/** The valid secrets: the first one signs, the others are still accepted while the secret is being replaced. */
export function authSecrets(): readonly [string, ...string[]] {
  const { authSecretPrevious } = environment();
  return authSecretPrevious ? [authSecret(), authSecretPrevious] : [authSecret()];
}

/**
 * The key of the HMAC under every password hash. `id` is part of the stored hash, so that a replaced secret is
 * recognised and the hash renewed at the next login.
 */
export type Pepper = { id: string; key: Buffer };

/** One pepper per secret, in the same order. Derived, so that only one secret has to be kept. */
export function peppers(): readonly [Pepper, ...Pepper[]] {
  const [current, ...previous] = authSecrets();
  return [toPepper(current), ...previous.map(toPepper)];
}

function toPepper(secret: string): Pepper {
  // The label makes it different from the key of the tokens, which is derived from the same secret.
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sait-po-zakonu password pepper", 48));
  return { id: createHash("sha256").update(key).digest("hex").slice(0, 8), key };
}

/** A key for stored ciphertexts; `id` is stored with the text, so that the right key is found. */
export type EncryptionKey = { id: string; key: Buffer };

/** One key per secret, in the same order: the first one encrypts, the others only decrypt. */
export function encryptionKeys(): readonly [EncryptionKey, ...EncryptionKey[]] {
  const [current, ...previous] = authSecrets();
  return [toEncryptionKey(current), ...previous.map(toEncryptionKey)];
}

function toEncryptionKey(secret: string): EncryptionKey {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sait-po-zakonu stored secrets", 32));
  return { id: createHash("sha256").update(key).digest("hex").slice(0, 8), key };
}
