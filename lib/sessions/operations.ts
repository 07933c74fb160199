import "server-only";

import type { Account } from "@/lib/auth/account";
import type { NextAuthWorld } from "@/lib/auth/next-auth";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/auth/password";
import type { CarriedToken } from "@/lib/auth/session-cookie";
import { mintToken, readToken, type TokenClaims } from "@/lib/auth/token";
import { findVisitor, type Visitor } from "@/lib/auth/visitor";
import { DomainError } from "@/lib/core/errors";
import type { Database, Transaction } from "@/lib/db/database";
import { loginFailures, loginSubject } from "@/lib/http/limits";
import { consume, forgive } from "@/lib/http/rate-limit";
import {
  createSession,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
} from "@/lib/sessions/mutations";
import { requireRecentPassword } from "@/lib/sessions/recent-password";
import { type Login, loginSchema } from "@/lib/sessions/schema";
import type { LoginAttempt, SessionOrigin } from "@/lib/sessions/types";
import { findCredentials, holdCredentials, toCurrentUser } from "@/lib/users/data";
import { renewPasswordHash } from "@/lib/users/mutations";
import { requireLoginCode } from "@/lib/users/second-factor/proof";
import type { SignedIn } from "@/lib/users/types";

/**
 * The account behind an e-mail and a password. Every login path goes through here, so that none
 * escapes the limit or tells more than the others: an unknown e-mail costs the same hash, and hears
 * the same words, as a wrong password. Whose account it is gets named first, so that the log knows it of
 * a limited and a blocked try too.
 * @throws DomainError UNAUTHENTICATED; SECOND_FACTOR_REQUIRED; RATE_LIMITED; FORBIDDEN for a blocked account
 * and for a made-up password whose time is over.
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
  await consume(database, counter, now);
  const right = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !right) throw wrongCredentials();
  await forgive(database, counter);
  if (found.account.blockedAt !== null) {
    throw new DomainError("FORBIDDEN", "Учётная запись заблокирована. Напишите в поддержку.");
  }
  // Said to nobody who does not know the password: it tells who has a second factor.
  await requireLoginCode(database, found.account.id, code, now);
  refuseExpiredPassword(found.account, now);
  return { ...found, password, hasCode: code !== undefined };
}

/** What a login has shown, and of which state of the account. */
type Proven = { account: Account; passwordHash: string; password: string; hasCode: boolean };

/**
 * Begins the session of a login. Between the look at the account and this lies a hash, and the queue before
 * it: a login that was waiting while its owner changed the password, the address or the second factor, or was
 * blocked, would otherwise outlive the end of all sessions.
 * @throws DomainError UNAUTHENTICATED when the account is no longer what was proven.
 */
async function beginProven(
  database: Database,
  proven: Proven,
  origin: SessionOrigin,
  now: Date,
): Promise<TokenClaims> {
  const { account, passwordHash, password, hasCode } = proven;
  const claims = await database.$transaction(async (tx) => {
    const held = await holdCredentials(tx, account.id);
    if (held?.passwordHash !== passwordHash || held.email !== account.email) return null;
    if (held.isBlocked || (held.hasSecondFactor && !hasCode)) return null;
    return startSession(tx, account, origin, now);
  });
  if (claims === null) {
    // The same password under a newer hash: another login renewed it.
    const found = await findCredentials(database, account.email);
    if (found?.account.id !== account.id || found.passwordHash === passwordHash) {
      throw wrongCredentials();
    }
    if (!(await verifyPassword(password, found.passwordHash))) throw wrongCredentials();
    return beginProven(database, { ...proven, passwordHash: found.passwordHash }, origin, now);
  }
  if (needsRehash(passwordHash)) {
    const to = await hashPassword(password);
    await renewPasswordHash(database, account.id, { from: passwordHash, to });
  }
  return claims;
}

/** @throws DomainError FORBIDDEN for a password of the first start that nobody replaced within its day. */
function refuseExpiredPassword({ passwordExpiresAt }: Account, now: Date): void {
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

/** A new session of `account`: what its token says. */
export async function startSession(
  database: Transaction,
  account: Account,
  origin: SessionOrigin,
  now: Date,
): Promise<TokenClaims> {
  const sid = await createSession(database, account.id, origin, now);
  const auth_time = Math.floor(now.getTime() / 1000);
  return { sub: account.id, sid, auth_time, role: account.role };
}

/** Ends the session of every genuine token among `tokens`; the others are no error. */
export async function logout(
  database: Database,
  tokens: readonly Pick<CarriedToken, "token">[],
): Promise<void> {
  for (const { token } of tokens) {
    const claims = await readToken(token);
    if (claims) await deleteSession(database, claims.sid);
  }
}

/**
 * Ends one of the user's sessions, at once; their own, which is a logout, without a password.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's; for any but the one that asks
 * what `requireRecentPassword` throws.
 */
export async function endSession(
  database: Database,
  visitor: Visitor,
  { sid, password }: { sid: string; password: string | undefined },
  now: Date,
): Promise<void> {
  if (sid !== visitor.sessionId) {
    await requireRecentPassword(database, visitor, { password, missing: passwordForEnding }, now);
  }
  if (!(await deleteOwnSession(database, visitor.userId, sid))) {
    throw new DomainError("NOT_FOUND", "Сеанс не найден: он уже завершён.");
  }
}

/**
 * Ends all of the user's sessions but the one that asks.
 * @returns how many.
 * @throws what `requireRecentPassword` throws.
 */
export async function endOtherSessions(
  database: Database,
  visitor: Visitor,
  password: string | undefined,
  now: Date,
): Promise<number> {
  await requireRecentPassword(database, visitor, { password, missing: passwordForEnding }, now);
  return deleteOtherSessions(database, visitor.userId, visitor.sessionId);
}

const passwordForEnding = "Введите пароль, чтобы завершить другие сеансы";

/** What next-auth's endpoints do with sessions: the same as ours. A login ends those of `carried`. */
export function nextAuthWorld(
  database: Database,
  { carried, ...attempt }: LoginAttempt & { carried: readonly CarriedToken[] },
  now: Date,
): NextAuthWorld {
  return {
    signIn: async ({ email, password, code }) => {
      const parsed = loginSchema.safeParse({ email, password, code });
      if (!parsed.success) throw wrongCredentials();
      const proven = await authenticate(database, parsed.data, attempt, now);
      const claims = await beginProven(database, proven, attempt.origin, now);
      await logout(database, carried);
      return claims;
    },
    isAlive: async (claims) => (await findVisitor(database, claims, now)) !== null,
    endSession: ({ sid }) => deleteSession(database, sid),
  };
}

function wrongCredentials(): DomainError {
  return new DomainError("UNAUTHENTICATED", "Неверный email или пароль");
}
