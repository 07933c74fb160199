import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { EmailSettings } from "@/lib/features/duties/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

const gone = () => new DomainError("UNAUTHENTICATED", "Необходима авторизация");

/** What is written to the user. @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile. */
export async function getEmailSettings(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<EmailSettings> {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: { dutiesLetter: true },
  });
  if (!row) throw gone();
  return { duties: row.dutiesLetter };
}

/** Switches letters on or off. @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile. */
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
  if (count === 0) throw gone();
  return { duties };
}
