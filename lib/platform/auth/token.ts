import "server-only";

import { hkdfSync } from "node:crypto";
import { jwtDecrypt } from "jose";
import { encode } from "next-auth/jwt";
import { z } from "zod";
import { roles } from "@/lib/platform/auth/roles";
import { authSecrets } from "@/lib/platform/auth/secrets";
import { maxAgeMs } from "@/lib/platform/auth/session-lifetime";

/**
 * What the token carries. `sid` names the session's row, without which the token is invalid; `auth_time`
 * (seconds) is when the session began; `role` is believed only while the database is out of reach
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
 * The five parts of a JWE, and exactly the header that `encode` writes (`alg: dir, enc: A256GCM`):
 * no other algorithm reaches the decoder, so none can be forced on it.
 */
const tokenShape =
  /^eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0\.\.[\w-]{1,64}\.[\w-]{1,4000}\.[\w-]{1,64}$/;

/** A signed and encrypted token for the claims, good until 30 days after the session began. */
export function mintToken(claims: TokenClaims): Promise<string> {
  const [secret] = authSecrets();
  return encode({ token: claims, secret, maxAge: secondsLeft(claims) });
}

/** The claims of a token that we made and that has not expired; null for anything else. */
export async function readToken(token: string): Promise<TokenClaims | null> {
  if (!tokenShape.test(token)) return null;
  for (const secret of authSecrets()) {
    // Throws for every token that this key did not make.
    const opened = await jwtDecrypt(token, keyOf(secret), decryption).catch(() => null);
    const claims = claimsSchema.safeParse(opened?.payload);
    if (claims.success) return claims.data;
  }
  return null;
}

/** As next-auth's `decode` reads, and nothing but what `encode` writes. */
const decryption = {
  clockTolerance: 15,
  keyManagementAlgorithms: ["dir"],
  contentEncryptionAlgorithms: ["A256GCM"],
};

const keys = new Map<string, Uint8Array>();

/** The key of `encode`. `decode` derives it again for each token, which costs five times as much as to read one. */
function keyOf(secret: string): Uint8Array {
  const known = keys.get(secret);
  if (known) return known;
  const key = hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32);
  keys.set(secret, new Uint8Array(key));
  return keyOf(secret);
}

/**
 * Seconds until the session's last day is over. `encode` counts from its own clock, so that a renewed token
 * would outlive its session.
 */
function secondsLeft({ auth_time }: TokenClaims): number {
  return Math.max(1, auth_time + maxAgeMs / 1000 - Math.floor(Date.now() / 1000));
}
