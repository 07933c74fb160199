import "server-only";

import type { Transaction } from "@/lib/db/database";

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
