import "server-only";

import { DomainError } from "@/lib/core/errors";
import { findCredentials, lockCredentials, toCurrentUser } from "@/lib/features/accounts/data";
import { upgradePasswordHash } from "@/lib/features/accounts/mutations";
import type { SignedIn } from "@/lib/features/accounts/responses";
import { requireLoginCode } from "@/lib/features/accounts/second-factor/proof";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import { startSession } from "@/lib/features/accounts/sessions/operations";
import type { Login } from "@/lib/features/accounts/sign-in/schema";
import type { Account } from "@/lib/platform/auth/account";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/platform/auth/passwords/password";
import { mintToken, type TokenClaims } from "@/lib/platform/auth/token";
import type { Database } from "@/lib/platform/db/database";
import { loginFailures, loginSubject } from "@/lib/platform/http/limits/limits";
import { consumeRateLimit, resetRateLimits } from "@/lib/platform/http/limits/rate-limit";

/** A login attempt: its origin, and a callback that names the account for the log. */
type LoginAttempt = { origin: SessionOrigin; nameAccount: (userId: string) => void };

/**
 * Returns the account with an e-mail and a password. Every login goes through here, so that none bypasses the limit or
 * reveals more than the others: an unknown e-mail costs the same hash, and gets the same message, as a wrong password.
 * The account is set on the request's log first, so that rate-limited and blocked attempts are logged with it too.
 * @throws DomainError UNAUTHENTICATED; SECOND_FACTOR_REQUIRED; RATE_LIMITED; FORBIDDEN for a blocked account and for a
 * generated password that has expired.
 */
async function authenticate(
  database: Database,
  { email, password, code }: Login,
  { origin, nameAccount }: LoginAttempt,
  now: Date,
): Promise<Proven> {
  const counter = { ...loginFailures, subject: loginSubject(email, origin.address) };
  const found = await findCredentials(database, email);
  if (found) nameAccount(found.account.id);
  await consumeRateLimit(database, counter, now);
  const right = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !right) throw wrongCredentials();
  await resetRateLimits(database, counter);
  if (found.account.blockedAt !== null) {
    throw new DomainError("FORBIDDEN", "Учётная запись заблокирована. Напишите в поддержку.");
  }
  // Only after the correct password: the error reveals that the account has a second factor.
  await requireLoginCode(database, found.account.id, code, now);
  rejectExpiredPassword(found.account, now);
  return { ...found, password, hasCode: code !== undefined };
}

/** What a login has proved, and the state of the account at that time. */
type Proven = { account: Account; passwordHash: string; password: string; hasCode: boolean };

/**
 * Starts the session of a login. The account was read before the hashing and its queue: if meanwhile the owner changed
 * the password, the address or the second factor, or was blocked, the login would otherwise survive the end of all
 * sessions.
 * @throws DomainError UNAUTHENTICATED when the account has changed since.
 */
async function beginProven(
  database: Database,
  proven: Proven,
  origin: SessionOrigin,
  now: Date,
): Promise<TokenClaims> {
  const { account, passwordHash, password, hasCode } = proven;
  const claims = await database.$transaction(async (tx) => {
    const locked = await lockCredentials(tx, account.id);
    if (locked?.passwordHash !== passwordHash || locked.email !== account.email) return null;
    if (locked.isBlocked || (locked.hasSecondFactor && !hasCode)) return null;
    return startSession(tx, account, origin, now);
  });
  if (claims === null) {
    // The same password under a newer hash: a parallel login renewed it.
    const found = await findCredentials(database, account.email);
    if (found?.account.id !== account.id || found.passwordHash === passwordHash) {
      throw wrongCredentials();
    }
    if (!(await verifyPassword(password, found.passwordHash))) throw wrongCredentials();
    return beginProven(database, { ...proven, passwordHash: found.passwordHash }, origin, now);
  }
  if (needsRehash(passwordHash)) {
    const to = await hashPassword(password);
    await upgradePasswordHash(database, account.id, { from: passwordHash, to });
  }
  return claims;
}

/** @throws DomainError FORBIDDEN for a generated first password that was not replaced within a day. */
function rejectExpiredPassword({ passwordExpiresAt }: Account, now: Date): void {
  if (passwordExpiresAt === null || passwordExpiresAt > now) return;
  throw new DomainError(
    "FORBIDDEN",
    "Пароль первого запуска действовал 24 часа. Перезапустите сервер: он назовёт новый.",
  );
}

/** @throws what `authenticate` and `beginProven` throw. */
export async function login(
  database: Database,
  credentials: Login,
  attempt: LoginAttempt,
  now: Date,
): Promise<SignedIn> {
  const proven = await authenticate(database, credentials, attempt, now);
  const token = await mintToken(await beginProven(database, proven, attempt.origin, now));
  return { token, user: toCurrentUser(proven.account, now) };
}

function wrongCredentials(): DomainError {
  return new DomainError("UNAUTHENTICATED", "Неверный email или пароль");
}
