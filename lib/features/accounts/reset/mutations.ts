import "server-only";

import { removeBot } from "@/lib/features/telegram/mutations";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Sets the new password and confirms the address: having the link proves that the user receives its mail.
 * @returns the address.
 */
export async function applyPasswordReset(
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
 * When the address was never confirmed before, removes what another person who registered it may have added: API keys, a
 * notification channel and sign-in services. The second factor stays, as with every password reset by e-mail.
 */
export async function revokeUnverifiedAccess(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const isEmailUnconfirmed =
    (await tx.user.count({ where: { id: userId, emailConfirmed: false } })) === 1;
  if (!isEmailUnconfirmed) return;
  await tx.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
  await tx.providerIdentity.deleteMany({ where: { userId } });
  await removeBot(tx, userId, now);
}
