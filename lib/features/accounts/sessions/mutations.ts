import "server-only";

import { newId } from "@/lib/core/ids";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { sessionExpiry } from "@/lib/platform/auth/session-lifetime";
import type { Transaction } from "@/lib/platform/db/database";

/** Inserts a session: without its row the token is invalid; its id goes into the token. */
export async function createSession(
  database: Transaction,
  userId: string,
  origin: SessionOrigin,
  now: Date,
): Promise<string> {
  const sid = newId();
  await database.session.create({
    data: {
      sid,
      userId,
      sess: origin,
      expire: sessionExpiry(now, now),
      createdAt: now,
      lastSeenAt: now,
    },
  });
  return sid;
}

/** Records that the password was typed in a session. */
export async function recordPasswordProof(
  database: Transaction,
  sid: string,
  now: Date,
): Promise<void> {
  // updateMany: a logout may have removed the row meanwhile, which is not an error.
  await database.session.updateMany({ where: { sid }, data: { provenAt: now } });
}

/** Ends a session at once; if it has ended already, nothing happens. */
export async function deleteSession(database: Transaction, sid: string): Promise<void> {
  await database.session.deleteMany({ where: { sid } });
}

/** @returns false when the user has no such session. */
export async function deleteOwnSession(
  database: Transaction,
  userId: AuthorizedUserId,
  sid: string,
): Promise<boolean> {
  const { count } = await database.session.deleteMany({ where: { sid, userId } });
  return count === 1;
}

/** Ends all sessions of the user except one. @returns how many. */
export async function deleteOtherSessions(
  database: Transaction,
  userId: AuthorizedUserId,
  kept: string,
): Promise<number> {
  const { count } = await database.session.deleteMany({ where: { userId, sid: { not: kept } } });
  return count;
}

/** Ends all sessions of the user: after a password reset, or when the account is blocked. */
export async function deleteAllSessions(database: Transaction, userId: string): Promise<void> {
  await database.session.deleteMany({ where: { userId } });
}

/** Removes expired sessions. */
export async function deleteExpiredSessions(database: Transaction, now: Date): Promise<void> {
  await database.session.deleteMany({ where: { expire: { lte: now } } });
}
