import "server-only";

import { DomainError, fieldError } from "@/lib/core/errors";
import { requirePassword } from "@/lib/features/accounts/password-proof";
import {
  recoveryCodesRenewedEmail,
  secondFactorDisabledEmail,
  secondFactorEnabledEmail,
  secondFactorRemovedEmail,
} from "@/lib/features/accounts/second-factor/emails";
import {
  deleteSecondFactor,
  enableByCode,
  replaceRecoveryCodes,
  savePendingSecret,
} from "@/lib/features/accounts/second-factor/mutations";
import { requireCode } from "@/lib/features/accounts/second-factor/proof";
import type {
  RecoveryCodes,
  SecondFactorConfirmed,
  SecondFactorSecret,
} from "@/lib/features/accounts/second-factor/responses";
import type { SecondFactorProof } from "@/lib/features/accounts/second-factor/schema";
import { deleteAllSessions, deleteOtherSessions } from "@/lib/features/accounts/sessions/mutations";
import { recordAction } from "@/lib/features/audit/mutations";
import type { Caller } from "@/lib/platform/auth/caller";
import { newTotpSecret, totpUri } from "@/lib/platform/auth/totp";
import type { Database } from "@/lib/platform/db/database";
import { queueMail } from "@/lib/platform/mail/mutations";

/**
 * Creates a secret for the caller's authenticator. Logins do not ask for its codes until `confirmSecondFactor`.
 * @throws what `requirePassword` throws; DomainError CONFLICT when a second factor is enabled.
 */
export async function startSecondFactor(
  database: Database,
  { userId, account }: Caller,
  { password, issuer }: { password: string; issuer: string },
  now: Date,
): Promise<SecondFactorSecret> {
  await requirePassword(database, userId, { password, field: "password" }, now);
  const secret = newTotpSecret();
  if (!(await savePendingSecret(database, userId, secret, now))) {
    throw new DomainError("CONFLICT", "Вход с кодом уже включён. Обновите страницу.");
  }
  return { secret, uri: totpUri(secret, { issuer, account: account.email }) };
}

/**
 * Enables the second factor with the first code, and ends every other session, so that all later ones start with a
 * code.
 * @throws DomainError VALIDATION for a wrong code; CONFLICT when there is no pending secret (any more).
 */
export async function confirmSecondFactor(
  database: Database,
  { userId, sessionId, account }: Caller,
  code: string,
  now: Date,
): Promise<SecondFactorConfirmed> {
  return database.$transaction(async (tx) => {
    const outcome = await enableByCode(tx, userId, code, now);
    if (outcome === "wrong code") {
      throw fieldError("code", "Неверный код. Проверьте, что часы телефона идут точно.");
    }
    if (outcome === "nothing waits") {
      throw new DomainError("CONFLICT", "Ключ устарел. Начните подключение заново.");
    }
    const recoveryCodes = await replaceRecoveryCodes(tx, userId);
    const endedSessions = await deleteOtherSessions(tx, userId, sessionId);
    await queueMail(tx, { recipient: account.email, ...secondFactorEnabledEmail() }, now);
    return { recoveryCodes, endedSessions };
  });
}

/**
 * Disables the second factor.
 * @throws what `requirePassword` and `requireCode` throw.
 */
export async function disableSecondFactor(
  database: Database,
  caller: Caller,
  proof: SecondFactorProof,
  now: Date,
): Promise<void> {
  await requireBoth(database, caller, proof, now);
  await database.$transaction(async (tx) => {
    if (!(await deleteSecondFactor(tx, caller.userId))) throw isOff();
    await queueMail(tx, { recipient: caller.account.email, ...secondFactorDisabledEmail() }, now);
  });
}

/**
 * Creates new recovery codes; the previous ones become invalid.
 * @throws what `requirePassword` and `requireCode` throw.
 */
export async function renewRecoveryCodes(
  database: Database,
  caller: Caller,
  proof: SecondFactorProof,
  now: Date,
): Promise<RecoveryCodes> {
  await requireBoth(database, caller, proof, now);
  return database.$transaction(async (tx) => {
    // Held until the end: otherwise two parallel calls would leave both sets of codes valid.
    const [row] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM second_factors
      WHERE "userId" = ${caller.userId} AND "enabledAt" IS NOT NULL FOR UPDATE`;
    if (!row) throw isOff();
    const recoveryCodes = await replaceRecoveryCodes(tx, caller.userId);
    await queueMail(tx, { recipient: caller.account.email, ...recoveryCodesRenewedEmail() }, now);
    return { recoveryCodes };
  });
}

/** The password first: without it no code can be guessed or used up. */
async function requireBoth(
  database: Database,
  { userId }: Caller,
  { password, code }: SecondFactorProof,
  now: Date,
): Promise<void> {
  await requirePassword(database, userId, { password, field: "password" }, now);
  await requireCode(database, userId, { code, errorCode: "VALIDATION" }, now);
}

/**
 * Removes the second factor of a user who has lost both the phone and the recovery codes and has proved their identity
 * to the administrator. Ends every session and notifies the owner.
 * @throws DomainError FORBIDDEN for the caller's own: a stolen session must not remove it this way; NOT_FOUND.
 */
export async function removeSecondFactor(
  database: Database,
  caller: Caller,
  userId: string,
  now: Date,
): Promise<void> {
  if (userId === caller.userId) {
    throw new DomainError(
      "FORBIDDEN",
      "Свой вход с кодом отключают в настройках: нужны пароль и код.",
    );
  }
  await database.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    if (!user || !(await deleteSecondFactor(tx, userId))) {
      throw new DomainError("NOT_FOUND", "У этого пользователя вход с кодом не включён.");
    }
    await deleteAllSessions(tx, userId);
    await queueMail(tx, { recipient: user.email, ...secondFactorRemovedEmail() }, now);
    const details = { email: user.email };
    await recordAction(
      tx,
      caller,
      { action: "user.second-factor", subjectType: "user", subjectId: userId, details },
      now,
    );
  });
}

const isOff = () => new DomainError("CONFLICT", "Вход с кодом уже отключён. Обновите страницу.");
