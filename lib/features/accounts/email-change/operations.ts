import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { dayMs } from "@/lib/core/time/day-ms";
import {
  addressTakenEmail,
  emailChangedEmail,
  emailChangeRequestedEmail,
  newAddressEmail,
} from "@/lib/features/accounts/email-change/emails";
import { replaceEmail } from "@/lib/features/accounts/email-change/mutations";
import type { EmailChangeRequest } from "@/lib/features/accounts/email-change/schema";
import { requirePassword } from "@/lib/features/accounts/password-proof";
import { deleteAllSessions, deleteOtherSessions } from "@/lib/features/accounts/sessions/mutations";
import {
  consumeToken,
  hashToken,
  insertToken,
  invalidateAllTokens,
  invalidateTokens,
  newToken,
} from "@/lib/features/accounts/tokens/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { emailChangeMails } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import { queueMail } from "@/lib/platform/mail/mutations";

const purpose = "change-email";
const lifetimeMs = dayMs;

/**
 * Sends a link to a new address (valid for 24 hours, once; older links become invalid), and a notice to the current
 * address. Nothing changes until the link is opened. The caller does not learn whether another account has the new
 * address: response and statements are the same.
 * @throws what `requirePassword` throws; DomainError VALIDATION when the address is the caller's own; RATE_LIMITED
 * after a few e-mails an hour, by this account or to this address.
 */
export async function requestEmailChange(
  database: Database,
  { userId, account }: Caller,
  { email, password }: EmailChangeRequest,
  now: Date,
): Promise<void> {
  await requirePassword(database, userId, { password, field: "password" }, now);
  if (email === account.email) {
    throw fieldError("email", "Это ваш нынешний адрес");
  }
  for (const subject of [userId, email]) {
    await consumeRateLimit(database, { ...emailChangeMails, subject }, now);
  }
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await database.$transaction(async (tx) => {
    const isTaken = (await tx.user.count({ where: { email } })) > 0;
    await invalidateTokens(tx, { userId, purpose }, now);
    // Also for a taken address, though its link is never sent: the amount of work must not reveal which addresses are
    // taken.
    await insertToken(tx, { userId, purpose, email, tokenHash: hash, expiresAt }, now);
    const mail = isTaken ? addressTakenEmail() : newAddressEmail(token);
    await queueMail(tx, { recipient: email, ...mail }, now);
    await queueMail(tx, { recipient: account.email, ...emailChangeRequestedEmail() }, now);
  });
}

/**
 * Changes the address by an e-mailed link. Invalidates all other links, which went to the old address, and ends all
 * sessions except the one that opened the link.
 * @returns the new address.
 * @throws DomainError VALIDATION when the link is unknown, used, replaced, older than 24 hours, or its account blocked;
 * CONFLICT when another account has taken the address meanwhile (revealed only here, because the caller has proved to
 * own that address).
 */
export async function changeEmail(
  database: Database,
  caller: Caller | null,
  token: string,
  now: Date,
): Promise<string> {
  try {
    return await database.$transaction(async (tx) => {
      const spent = await consumeToken(tx, { purpose, tokenHash: hashToken(token) }, now);
      if (!spent?.email) throw linkEnded();
      const before = await replaceEmail(tx, spent.userId, spent.email, now);
      if (before === null) throw linkEnded();
      await invalidateAllTokens(tx, spent.userId, now);
      if (caller?.userId === spent.userId) {
        await deleteOtherSessions(tx, caller.userId, caller.sessionId);
      } else await deleteAllSessions(tx, spent.userId);
      await queueMail(tx, { recipient: before, ...emailChangedEmail() }, now);
      return spent.email;
    });
  } catch (error) {
    if (!isUniqueViolation(error, "email")) throw error;
    throw new DomainError(
      "CONFLICT",
      "С этим адресом уже есть другой аккаунт. Запросите смену ещё раз, с другим адресом.",
    );
  }
}

function linkEnded(): DomainError {
  return fieldError(
    "token",
    "Ссылка недействительна или устарела. Запросите смену адреса ещё раз.",
  );
}
