import "server-only";

import { createHash, randomBytes } from "node:crypto";
import { newId } from "@/lib/core/ids";
import { dayMs } from "@/lib/core/time/day-ms";
import type { Transaction } from "@/lib/platform/db/database";

/** Creates a one-time token (256 bits) for a link, and the hash under which it is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** A token has too many bits to be guessed, so a fast hash is enough. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("hex");

/** The purpose of a link, as stored. */
export type TokenPurpose = "confirm-email" | "reset-password" | "change-email";

/** Stores a one-time link for an e-mail; the token itself is stored nowhere. */
export async function insertToken(
  tx: Transaction,
  token: {
    userId: string;
    purpose: TokenPurpose;
    tokenHash: string;
    expiresAt: Date;
    /** The new address; only for `change-email`. */
    email?: string;
  },
  now: Date,
): Promise<void> {
  await tx.userToken.create({ data: { ...token, id: newId(), createdAt: now } });
}

/**
 * Uses up a valid token. One statement: of two parallel calls only one succeeds.
 * @returns its owner and the new address; null when it is unknown, used or expired.
 */
export async function consumeToken(
  tx: Transaction,
  { purpose, tokenHash }: { purpose: TokenPurpose; tokenHash: string },
  now: Date,
): Promise<{ userId: string; email: string | null } | null> {
  const [row] = await tx.userToken.updateManyAndReturn({
    where: { purpose, tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true, email: true },
  });
  return row ?? null;
}

/**
 * Invalidates the user's links of this purpose. The rows are kept for a while: an old link still identifies its owner.
 */
export async function invalidateTokens(
  tx: Transaction,
  { userId, purpose }: { userId: string; purpose: TokenPurpose },
  now: Date,
): Promise<void> {
  await tx.userToken.updateMany({
    where: { userId, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}

/** Invalidates all links of the user, of any purpose. */
export async function invalidateAllTokens(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.userToken.updateMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: now },
  });
}

const keptMs = 30 * dayMs;

/** Deletes links that ended a month ago. */
export async function deleteOldTokens(database: Transaction, now: Date): Promise<void> {
  const lt = new Date(now.getTime() - keptMs);
  await database.userToken.deleteMany({ where: { expiresAt: { lt } } });
}
