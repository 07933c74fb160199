import "server-only";

import type { Transaction } from "@/lib/platform/db/database";

/**
 * Changes the account's address and marks it as confirmed: opening the link proves that the user receives its mail. A
 * review belongs to an account only by its confirmed address: reviews get the new one, so that the export and the
 * deletion of the account still find them.
 * @returns the previous address; null when the account is gone or blocked.
 * @throws a unique violation when the address is taken.
 */
export async function replaceEmail(
  tx: Transaction,
  userId: string,
  email: string,
  now: Date,
): Promise<string | null> {
  const before = await tx.user.findFirst({
    where: { id: userId, blockedAt: null },
    select: { email: true, emailConfirmed: true },
  });
  if (!before) return null;
  await tx.user.update({
    where: { id: userId },
    data: { email, emailConfirmed: true, emailConfirmToken: null, updatedAt: now },
  });
  if (before.emailConfirmed) {
    await tx.review.updateMany({ where: { email: before.email }, data: { email } });
  }
  return before.email;
}
