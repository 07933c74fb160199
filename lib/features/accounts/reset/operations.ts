import "server-only";

import { type DomainError, fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { queuePasswordNotice } from "@/lib/features/accounts/password/notice";
import { rejectCommonPassword } from "@/lib/features/accounts/password/reject-common";
import {
  applyPasswordReset,
  revokeUnverifiedAccess,
} from "@/lib/features/accounts/reset/mutations";
import type { PasswordReset } from "@/lib/features/accounts/reset/schema";
import { deleteAllSessions } from "@/lib/features/accounts/sessions/mutations";
import { isTokenInForce } from "@/lib/features/accounts/tokens/data";
import {
  consumeToken,
  hashToken,
  insertToken,
  invalidateAllTokens,
  invalidateTokens,
  newToken,
} from "@/lib/features/accounts/tokens/mutations";
import { hashPassword } from "@/lib/platform/auth/passwords/password";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";
import { loginFailures, loginSubject, resetMails } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit, resetRateLimits } from "@/lib/platform/http/limits/rate-limit";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

const purpose = "reset-password";
const lifetimeMs = 60 * 60 * 1000;

/**
 * Queues an e-mail with a link to set a new password (valid for an hour, once; older links become invalid). Neither the
 * response nor its time reveals whether such an account exists: both cases run the same statements.
 * @throws DomainError RATE_LIMITED after a few e-mails an hour to one address, registered or not.
 */
export async function requestReset(database: Database, email: string, now: Date): Promise<void> {
  await consumeRateLimit(database, { ...resetMails, subject: email }, now);
  const { token, hash } = newToken();
  const mail = writeEmail({
    subject: "Новый пароль",
    paragraphs: ["Кто-то, скорее всего вы, попросил задать новый пароль для этого адреса."],
    action: {
      label: "Задать новый пароль",
      url: `${environment().siteUrl}/reset-password?token=${token}`,
    },
    after: [
      "Ссылка действует один час и открывается один раз.",
      "Если вы об этом не просили, ничего не делайте: прежний пароль остаётся в силе.",
    ],
  });
  await database.$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: { id: true, blockedAt: true },
    });
    const isWritten = user !== null && user.blockedAt === null;
    const userId = isWritten ? user.id : newId();
    await invalidateTokens(tx, { userId, purpose }, now);
    await queueMail(tx, { recipient: email, ...mail }, now);
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    if (isWritten) await insertToken(tx, { userId, purpose, tokenHash: hash, expiresAt }, now);
    // Removed before it is sent: the e-mail was only written to take the same time.
    else await tx.outboxMail.deleteMany({ where: { recipient: email, text: mail.text } });
  });
}

/**
 * Sets a new password by a link: ends every session, invalidates every other link, and confirms the address, whose mail
 * only its owner reads.
 * @throws DomainError VALIDATION for a known password, and when the link is unknown, used, replaced or older than an
 * hour; UNAVAILABLE when too many passwords are being hashed.
 */
export async function resetPassword(
  database: Database,
  { token, password }: PasswordReset,
  address: string | null,
  now: Date,
): Promise<void> {
  rejectCommonPassword(password, "password");
  const tokenHash = hashToken(token);
  // Hashing is expensive: not for an invalid link.
  if (!(await isTokenInForce(database, { purpose, tokenHash }, now))) throw linkEnded();
  const passwordHash = await hashPassword(password);
  const email = await database.$transaction(async (tx) => {
    const spent = await consumeToken(tx, { purpose, tokenHash }, now);
    if (spent === null) throw linkEnded();
    const { userId } = spent;
    await revokeUnverifiedAccess(tx, userId, now);
    const owner = await applyPasswordReset(tx, userId, passwordHash, now);
    // Includes a pending change of the e-mail address that another person requested.
    await invalidateAllTokens(tx, userId, now);
    await deleteAllSessions(tx, userId);
    await queuePasswordNotice(tx, owner, now);
    return owner;
  });
  // Clears the count of failed logins: after a reset the correct password must not be rejected.
  await resetRateLimits(database, { ...loginFailures, subject: loginSubject(email, address) });
}

function linkEnded(): DomainError {
  return fieldError("token", "Ссылка недействительна или устарела. Запросите новую.");
}
