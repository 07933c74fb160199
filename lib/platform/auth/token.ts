import "server-only";

import { hkdfSync } from "node:crypto";
import { jwtDecrypt } from "jose";
import { encode } from "next-auth/jwt";
import { z } from "zod";
import { roles } from "@/lib/platform/auth/roles";
import { authSecrets } from "@/lib/platform/auth/secrets";
import { maxAgeMs } from "@/lib/platform/auth/session-lifetime";

/**
 * The claims of a token. `sid` names the session's row, without which the token is invalid; `auth_time` (seconds) is
 * when the session began; `role` is only trusted while the database is unreachable
 * (docs/specification/accounts.md#admin-fallback).
 */
const claimsSchema = z.object({
  sub: z.string().min(1).max(50),
  sid: z.string().min(1).max(50),
  auth_time: z.number().int().positive(),
  role: z.enum(roles),
});
export type TokenClaims = z.output<typeof claimsSchema>;

/**
 * The five parts of a JWE, and exactly the header that `encode` writes (`alg: dir, enc: A256GCM`): so no other
 * algorithm reaches the decoder.
 */
const tokenShape =
  /^eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0\.\.[\w-]{1,64}\.[\w-]{1,4000}\.[\w-]{1,64}$/;

/** Signs and encrypts a token with the claims, valid until 30 days after the session started. */
export function mintToken(claims: TokenClaims): Promise<string> {
  const [secret] = authSecrets();
  return encode({ token: claims, secret, maxAge: secondsLeft(claims) });
}

/** The claims of a valid token of ours; null for anything else. */
export async function readToken(token: string): Promise<TokenClaims | null> {
  if (!tokenShape.test(token)) return null;
  for (const secret of authSecrets()) {
    // Throws for every token that was not made with this key.
    const opened = await jwtDecrypt(token, keyOf(secret), decryption).catch(() => null);
    const claims = claimsSchema.safeParse(opened?.payload);
    if (claims.success) return claims.data;
  }
  return null;
}

/** Decodes like next-auth's `decode`, but only the format that `encode` writes. */
const decryption = {
  clockTolerance: 15,
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
};

const keys = new Map<string, Uint8Array>();

/** The key of `encode`. `decode` derives it again for each token, which takes five times as long as reading one. */
function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret);
  if (known) return known;
  const key = hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32);
  keys.set(secret, new Uint8Array(key));
  return keyOf(secret);
}

/**
 * Seconds until the session's maximum age. `encode` counts from the current time, so a renewed token would otherwise
 * outlive its session.
 */
function secondsLeft({ auth_time }: TokenClaims): number {
  return Math.max(1, auth_time + maxAgeMs / 1000 - Math.floor(Date.now() / 1000));
}
