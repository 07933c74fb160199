import "server-only";

import { newId } from "@/lib/core/ids";
import type { SessionOrigin } from "@/lib/features/accounts/sessions/data";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { sessionExpiry } from "@/lib/platform/auth/session-lifetime";
import type { Transaction } from "@/lib/platform/db/database";

/** A session's row: without it the token is invalid; its id goes into the token. */
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

/** Writes down that the password was typed in a session. */
export async function recordPasswordProof(
  database: Transaction,
  sid: string,
  now: Date,
): Promise<void> {
  // updateMany: a logout may have removed the row in between, which is no error.
  await database.session.updateMany({ where: { sid }, data: { provenAt: now } });
}

/** Ends a session at once; one that has ended already is no error. */
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

/** Ends every session of the user but one. @returns how many. */
export async function deleteOtherSessions(
  database: Transaction,
  userId: AuthorizedUserId,
  kept: string,
): Promise<number> {
  const { count } = await database.session.deleteMany({ where: { userId, sid: { not: kept } } });
  return count;
}

/** Ends every session of the user: a password was forgotten, or the account is blocked. */
export async function deleteAllSessions(database: Transaction, userId: string): Promise<void> {
  await database.session.deleteMany({ where: { userId } });
}

/** Removes sessions that are over. */
export async function deleteExpiredSessions(database: Transaction, now: Date): Promise<void> {
  await database.session.deleteMany({ where: { expire: { lte: now } } });
}
