import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { LettersSettings } from "@/lib/features/duties/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

const gone = () => new DomainError("UNAUTHENTICATED", "Необходима авторизация");

/** What is written to the user. @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile. */
export async function getLetters(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<LettersSettings> {
  const row = await database.user.findUnique({
    where: { id: userId },
    select: { dutiesLetter: true },
  });
  if (!row) throw gone();
  return { duties: row.dutiesLetter };
}

/** Switches letters on or off. @throws DomainError UNAUTHENTICATED when the account was deleted meanwhile. */
export async function saveLetters(
  database: Transaction,
  userId: AuthorizedUserId,
  { duties }: LettersSettings,
  now: Date,
): Promise<LettersSettings> {
  const { count } = await database.user.updateMany({
    where: { id: userId },
    data: { dutiesLetter: duties, updatedAt: now },
  });
  if (count === 0) throw gone();
  return { duties };
}
