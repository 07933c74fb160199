import "server-only";

import type { TokenPurpose } from "@/lib/features/accounts/tokens/mutations";
import type { Transaction } from "@/lib/platform/db/database";

/** The account of a link, valid or not; null when the token is unknown or was deleted. */
export async function findTokenOwner(
  database: Transaction,
  { purpose, tokenHash }: { purpose: TokenPurpose; tokenHash: string },
): Promise<{ id: string; email: string; emailConfirmed: boolean } | null> {
  const row = await database.userToken.findFirst({
    where: { purpose, tokenHash },
    select: { user: { select: { id: true, email: true, emailConfirmed: true } } },
  });
  return row?.user ?? null;
}

/** Whether a one-time link is still valid, without using it. */
export async function isTokenInForce(
  database: Transaction,
  { purpose, tokenHash }: { purpose: TokenPurpose; tokenHash: string },
  now: Date,
): Promise<boolean> {
  const count = await database.userToken.count({
    where: { purpose, tokenHash, usedAt: null, expiresAt: { gt: now } },
  });
  return count === 1;
}
