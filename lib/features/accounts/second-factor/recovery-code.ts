import "server-only";

import { createHash, randomBytes } from "node:crypto";

/** How many codes are made at once. */
const recoveryCodeCount = 10;

/** Crockford's base32: no two of its characters look alike. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const length = 24;
const shape = new RegExp(`^[${alphabet}]{${length}}$`);

/** Codes of 120 random bits, in groups of four, for users to keep on paper. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const signs = Array.from(randomBytes(length), (byte) => alphabet[byte & 31]).join("");
    return signs.replace(/(.{4})(?=.)/g, "$1-");
  });

/**
 * The hash under which a code is stored, regardless of case and grouping; null for text that is not such a code. A code
 * has too many bits to be guessed, so a fast hash is enough (ASVS 6.5.2).
 */
export function hashRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
  return shape.test(code) ? createHash("sha256").update(code).digest("hex") : null;
}
