import "server-only";

import type { Account, AuthorizedUserId } from "@/lib/auth/account";
import type { NextAuthWorld } from "@/lib/auth/next-auth";
import { hashPassword, needsRehash, verifyPassword } from "@/lib/auth/password";
import type { CarriedToken } from "@/lib/auth/session-cookie";
import { mintToken, readToken, type TokenClaims } from "@/lib/auth/token";
import { findVisitor } from "@/lib/auth/visitor";
import { DomainError } from "@/lib/core/errors";
import type { Database, Transaction } from "@/lib/db/database";
import { loginFailures, loginSubject } from "@/lib/http/limits";
import { consume, forgive } from "@/lib/http/rate-limit";
import { createSession, deleteOwnSession, deleteSession } from "@/lib/sessions/mutations";
import { type Login, loginSchema } from "@/lib/sessions/schema";
import type { SessionOrigin } from "@/lib/sessions/types";
import { findCredentials, toCurrentUser } from "@/lib/users/data";
import { renewPasswordHash } from "@/lib/users/mutations";
import type { SignedIn } from "@/lib/users/types";

/**
 * The account behind an e-mail and a password. Every login path goes through here, so that none
 * escapes the limit or tells more than the others: an unknown e-mail costs the same hash, and hears
 * the same words, as a wrong password.
 * @throws DomainError UNAUTHENTICATED; RATE_LIMITED; FORBIDDEN for a blocked account.
 */
async function authenticate(
  database: Database,
  { email, password }: Login,
  origin: SessionOrigin,
  now: Date,
): Promise<Account> {
  const counter = { ...loginFailures, subject: loginSubject(email, origin.address) };
  await consume(database, counter, now);
  const found = await findCredentials(database, email);
  const right = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !right) throw wrongCredentials();
  await forgive(database, counter);
  if (found.account.blockedAt !== null) {
    throw new DomainError("FORBIDDEN", "Учётная запись заблокирована. Напишите в поддержку.");
  }
  if (needsRehash(found.passwordHash)) {
    const to = await hashPassword(password);
    await renewPasswordHash(database, found.account.id, { from: found.passwordHash, to });
  }
  return found.account;
}

/** @throws what `authenticate` throws. */
export async function login(
  database: Database,
  credentials: Login,
  origin: SessionOrigin,
  now: Date,
): Promise<SignedIn> {
  const account = await authenticate(database, credentials, origin, now);
  const token = await mintToken(await startSession(database, account, origin, now));
  return { token, user: toCurrentUser(account, now) };
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
 * Ends one of the user's sessions, at once.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's.
 */
export async function endSession(
  database: Database,
  userId: AuthorizedUserId,
  sid: string,
): Promise<void> {
  if (!(await deleteOwnSession(database, userId, sid))) {
    throw new DomainError("NOT_FOUND", "Сеанс не найден: он уже завершён.");
  }
}

/** What next-auth's endpoints do with sessions: the same as ours. A login ends those of `carried`. */
export function nextAuthWorld(
  database: Database,
  { origin, carried }: { origin: SessionOrigin; carried: readonly CarriedToken[] },
  now: Date,
): NextAuthWorld {
  return {
    signIn: async ({ email, password }) => {
      const parsed = loginSchema.safeParse({ email, password });
      if (!parsed.success) throw wrongCredentials();
      const account = await authenticate(database, parsed.data, origin, now);
      const claims = await startSession(database, account, origin, now);
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
