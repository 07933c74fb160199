import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import {
  createSession,
  deleteOtherSessions,
  deleteOwnSession,
  deleteSession,
} from "@/lib/features/accounts/sessions/mutations";
import { requireRecentPassword } from "@/lib/features/accounts/sessions/recent-password";
import type { Account } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import type { RequestToken } from "@/lib/platform/auth/session-cookie";
import { readToken, type TokenClaims } from "@/lib/platform/auth/token";
import type { Database, Transaction } from "@/lib/platform/db/database";

/** Starts a session of `account`. @returns the claims for its token. */
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

/** Ends the session of every valid token among `tokens`; invalid ones are ignored. */
export async function logout(
  database: Database,
  tokens: readonly Pick<RequestToken, "token">[],
): Promise<void> {
  for (const { token } of tokens) {
    const claims = await readToken(token);
    if (claims) await deleteSession(database, claims.sid);
  }
}

/**
 * Ends one of the user's sessions at once; the current one, which is a logout, without a password.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's; for any but the current one what
 * `requireRecentPassword` throws.
 */
export async function endSession(
  database: Database,
  caller: Caller,
  { sid, password }: { sid: string; password: string | undefined },
  now: Date,
): Promise<void> {
  if (sid !== caller.sessionId) {
    await requireRecentPassword(database, caller, { password, missing: passwordForEnding }, now);
  }
  if (!(await deleteOwnSession(database, caller.userId, sid))) {
    throw new DomainError("NOT_FOUND", "Сеанс не найден: он уже завершён.");
  }
}

/**
 * Ends all of the user's sessions but the current one.
 * @returns how many.
 * @throws what `requireRecentPassword` throws.
 */
export async function endOtherSessions(
  database: Database,
  caller: Caller,
  password: string | undefined,
  now: Date,
): Promise<number> {
  await requireRecentPassword(database, caller, { password, missing: passwordForEnding }, now);
  return deleteOtherSessions(database, caller.userId, caller.sessionId);
}

const passwordForEnding = "Введите пароль, чтобы завершить другие сеансы";
