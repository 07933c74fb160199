import "server-only";

import { createHash, randomBytes } from "node:crypto";

/** A new one-time token (256 bits) for a link, and the hash under which it is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** A token has too many bits to be guessed, so that a fast hash is enough. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");
