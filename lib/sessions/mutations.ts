import "server-only";

import { sessionExpiry } from "@/lib/auth/session-lifetime";
import { newId } from "@/lib/core/ids";
import type { Transaction } from "@/lib/db/database";
import type { SessionOrigin } from "@/lib/sessions/types";

/** The row without which a token is void; its id goes into the token. */
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

/** Ends a session at once; one that has ended already is no error. */
export async function deleteSession(database: Transaction, sid: string): Promise<void> {
  await database.session.deleteMany({ where: { sid } });
}

/** Removes sessions that are over. */
export async function deleteExpiredSessions(database: Transaction, now: Date): Promise<void> {
  await database.session.deleteMany({ where: { expire: { lte: now } } });
}
