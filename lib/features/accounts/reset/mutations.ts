import "server-only";

import { removeBot } from "@/lib/features/telegram/mutations";
import type { Transaction } from "@/lib/platform/db/database";

/** Whoever has the link reads the mail of this address, so that it is confirmed. @returns the address. */
export async function setForgottenPassword(
  tx: Transaction,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const { email } = await tx.user.update({
    where: { id: userId },
    data: {
      password: passwordHash,
      passwordExpiresAt: null,
      emailConfirmed: true,
      emailConfirmToken: null,
      updatedAt: now,
    },
    select: { email: true },
  });
  return email;
}

/**
 * Takes away what whoever registered the address may have left in the account, when nobody had proved it
 * theirs before: keys that read it and a channel that is told of it would be a stranger's. The second factor
 * stays, as with every new password by mail.
 */
export async function dropUnprovenAccess(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const isUnproven = (await tx.user.count({ where: { id: userId, emailConfirmed: false } })) === 1;
  if (!isUnproven) return;
  await tx.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  await removeBot(tx, userId, now);
}
