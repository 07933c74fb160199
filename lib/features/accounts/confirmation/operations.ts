import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { dayMs } from "@/lib/core/time/day-ms";
import { findTokenOwner } from "@/lib/features/accounts/tokens/data";
import {
  consumeToken,
  hashToken,
  insertToken,
  invalidateTokens,
  newToken,
} from "@/lib/features/accounts/tokens/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { environment } from "@/lib/platform/config/environment";
import type { Database, Transaction } from "@/lib/platform/db/database";
import { confirmationMails } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit } from "@/lib/platform/http/limits/rate-limit";
import { queueMail } from "@/lib/platform/mail/mutations";
import { writeEmail } from "@/lib/platform/mail/write-email";

const purpose = "confirm-email";
const lifetimeMs = dayMs;

/** The screen recognises the state by exactly this message (docs/specification/accounts.md#e-mail-confirmation). */
const alreadyConfirmed = () => new DomainError("CONFLICT", "Email already confirmed");

/**
 * Queues an e-mail with a link that confirms the user's address: valid for 24 hours, once. Older links become invalid.
 * Source: docs/specification/accounts.md#e-mail-confirmation.
 */
export async function queueConfirmation(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await invalidateTokens(tx, { userId: id, purpose }, now);
  await insertToken(tx, { userId: id, purpose, tokenHash: hash, expiresAt }, now);
  await tx.user.update({ where: { id }, data: { emailConfirmToken: hash } });
  const mail = writeEmail({
    subject: "Подтвердите адрес электронной почты",
    paragraphs: [
      "Вы указали этот адрес при регистрации. Подтвердите его, чтобы мы знали, что он ваш.",
    ],
    action: {
      label: "Подтвердить адрес",
      url: `${environment().siteUrl}/confirm-email?token=${token}`,
    },
    after: [
      "Ссылка действует 24 часа и открывается один раз.",
      "Если вы не регистрировались, ничего не делайте: без подтверждения адрес останется непроверенным.",
    ],
  });
  await queueMail(tx, { recipient: email, ...mail }, now);
}

/**
 * Confirms the address that a link was sent to.
 * @throws DomainError CONFLICT `Email already confirmed`; VALIDATION when the link is unknown, was replaced by a newer
 * one, or is older than 24 hours.
 */
export async function confirmEmail(database: Database, token: string, now: Date): Promise<void> {
  const tokenHash = hashToken(token);
  const isConfirmed = await database.$transaction(async (tx) => {
    const spent = await consumeToken(tx, { purpose, tokenHash }, now);
    if (spent === null) return false;
    const { count } = await tx.user.updateMany({
      where: { id: spent.userId, emailConfirmed: false },
      data: { emailConfirmed: true, emailConfirmToken: null, updatedAt: now },
    });
    return count === 1;
  });
  if (isConfirmed) return;
  const owner = await findTokenOwner(database, { purpose, tokenHash });
  if (owner?.emailConfirmed) throw alreadyConfirmed();
  throw fieldError("token", "Ссылка недействительна или устарела. Запросите новое письмо.");
}

/**
 * Sends the confirmation again: to the caller, or to the address that an old link was sent to.
 * @throws DomainError UNAUTHENTICATED when neither identifies a user; CONFLICT `Email already confirmed`; RATE_LIMITED
 * after a few e-mails an hour.
 */
export async function resendConfirmation(
  database: Database,
  caller: Caller | null,
  token: string | undefined,
  now: Date,
): Promise<void> {
  const owner =
    caller?.account ??
    (token === undefined
      ? null
      : await findTokenOwner(database, { purpose, tokenHash: hashToken(token) }));
  if (!owner) {
    throw new DomainError("UNAUTHENTICATED", "Войдите в кабинет, чтобы получить новое письмо.");
  }
  if (owner.emailConfirmed) throw alreadyConfirmed();
  await consumeRateLimit(database, { ...confirmationMails, subject: owner.id }, now);
  await database.$transaction((tx) => queueConfirmation(tx, owner, now));
}
