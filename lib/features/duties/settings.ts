import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { EmailSettings } from "@/lib/features/duties/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

const notSignedIn = () => new DomainError("UNAUTHENTICATED", "Необходима авторизация");

/**
 * Returns which e-mails the user receives.
 * @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile.
 */
export async function getEmailSettings(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<EmailSettings> {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: { dutiesLetter: true },
  });
  if (!row) throw notSignedIn();
  return { duties: row.dutiesLetter };
}

/** Enables or disables e-mails. @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile. */
export async function saveEmailSettings(
  database: Transaction,
  userId: AuthorizedUserId,
  { duties }: EmailSettings,
  now: Date,
): Promise<EmailSettings> {
  const { count } = await database.user.updateMany({
    where: { id: userId },
    data: { dutiesLetter: duties, updatedAt: now },
  });
  if (count === 0) throw notSignedIn();
  return { duties };
}
