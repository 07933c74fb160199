import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { replacePassword } from "@/lib/features/accounts/mutations";
import { queuePasswordNotice } from "@/lib/features/accounts/password/notice";
import { rejectCommonPassword } from "@/lib/features/accounts/password/reject-common";
import type { PasswordChange } from "@/lib/features/accounts/password/schema";
import { requirePassword } from "@/lib/features/accounts/password-proof";
import { deleteOtherSessions } from "@/lib/features/accounts/sessions/mutations";
import { invalidateTokens } from "@/lib/features/accounts/tokens/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import type { Database } from "@/lib/platform/db/database";

/**
 * Changes the caller's password and ends all their other sessions: an intruder with the old password is signed out at
 * once (docs/specification/accounts.md#sessions).
 * @returns how many sessions were ended.
 * @throws what `requirePassword` throws; DomainError VALIDATION for a known password and when nothing would change;
 * CONFLICT when the password was changed elsewhere at the same moment.
 */
export async function changePassword(
  database: Database,
  { userId, sessionId, account }: Caller,
  { currentPassword, newPassword }: PasswordChange,
  now: Date,
): Promise<number> {
  rejectCommonPassword(newPassword, "newPassword");
  const proof = { password: currentPassword, field: "currentPassword" };
  const from = await requirePassword(database, userId, proof, now);
  if (newPassword === currentPassword) {
    throw fieldError("newPassword", "Новый пароль совпадает с нынешним");
  }
  // Before the transaction: hashing is slow, and the embedded database has one connection.
  const to = await hashPassword(newPassword);
  return database.$transaction(async (tx) => {
    if (!(await replacePassword(tx, userId, { from, to }, now))) {
      throw new DomainError("CONFLICT", "Пароль только что изменили в другом окне.");
    }
    // A link from before the change could undo it, or move the account to another address.
    await invalidateTokens(tx, { userId, purpose: "reset-password" }, now);
    await invalidateTokens(tx, { userId, purpose: "change-email" }, now);
    await queuePasswordNotice(tx, account.email, now);
    return deleteOtherSessions(tx, userId, sessionId);
  });
}
