import "server-only";

import { eraseUnpaidBuyers } from "@/lib/features/billing/invoices/mutations";
import { eraseFeedbackAuthor } from "@/lib/features/feedback/mutations";
import { deleteReviewsOf } from "@/lib/features/reviews/mutations";
import { bumpContentRevision } from "@/lib/features/settings/mutations";
import type { Account, AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Removes data that would still identify the person after the deletion of the account and that no foreign key removes.
 * Which rows are deleted with the account and which only lose the reference to it is defined by the relations in
 * `prisma/schema`; `lib/platform/db/schema.db.test.ts` lists both kinds.
 */
export async function erasePersonalData(
  tx: Transaction,
  userId: AuthorizedUserId,
  { email, emailConfirmed }: Pick<Account, "email" | "emailConfirmed">,
): Promise<void> {
  await eraseFeedbackAuthor(tx, userId);
  await eraseUnpaidBuyers(tx, userId);
  await tx.outboxMail.deleteMany({ where: { recipient: email } });
  await tx.organisationInvitation.deleteMany({ where: { email } });
  await tx.siteTransfer.deleteMany({ where: { email } });
  // Reviews have an address and no account: only a confirmed address proves whose they are.
  if (emailConfirmed && (await deleteReviewsOf(tx, email))) await bumpContentRevision(tx);
}

/** Deletes the account and everything that belongs to it. @returns false when it was deleted already. */
export async function deleteUser(tx: Transaction, userId: AuthorizedUserId): Promise<boolean> {
  const { count } = await tx.user.deleteMany({ where: { id: userId } });
  return count === 1;
}
