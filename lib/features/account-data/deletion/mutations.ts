import "server-only";

import { forgetFeedbackAuthor } from "@/lib/features/feedback/mutations";
import type { Account, AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Removes what would go on naming the person after the account is gone, where no key of the database
 * does so. Which rows go with the account and which only forget whose they were is said by the
 * relations in `prisma/schema.prisma`; `lib/platform/db/schema.db.test.ts` lists both kinds.
 */
export async function forgetPerson(
  tx: Transaction,
  userId: AuthorizedUserId,
  { email, emailConfirmed }: Pick<Account, "email" | "emailConfirmed">,
): Promise<void> {
  await forgetFeedbackAuthor(tx, userId);
  await tx.outboxMail.deleteMany({ where: { recipient: email } });
  // Reviews carry an address and no account: only a confirmed one proves whose they are.
  if (emailConfirmed) await tx.review.deleteMany({ where: { email } });
}

/** The account with all that belongs to it. @returns false when it was gone already. */
export async function deleteUser(tx: Transaction, userId: AuthorizedUserId): Promise<boolean> {
  const { count } = await tx.user.deleteMany({ where: { id: userId } });
  return count === 1;
}
