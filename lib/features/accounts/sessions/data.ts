import "server-only";

import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { toDevice } from "@/lib/features/accounts/sessions/device";
import type { ListedSession } from "@/lib/features/accounts/sessions/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** A longer list is of no use; «завершить все остальные» ends the rest as well. */
const listLength = 200;

const originColumn = z
  .object({
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    /** The service through which it was started; absent when a password was used. */
    provider: z.enum(signInProviders).optional(),
  })
  .catch({ address: null, userAgent: null });

/** Where and how a session was started, so that its owner recognises it in the list. */
export type SessionOrigin = z.output<typeof originColumn>;

/** The user's active sessions, most recently used first. */
export async function listActiveSessions(
  database: Transaction,
  userId: AuthorizedUserId,
  now: Date,
) {
  const rows = await database.session.findMany({
    where: { userId, expire: { gt: now } },
    orderBy: [{ lastSeenAt: "desc" }, { sid: "desc" }],
    take: listLength,
    select: { sid: true, sess: true, createdAt: true, lastSeenAt: true, expire: true },
  });
  return rows.map(({ sess, ...row }) => ({ ...row, origin: originColumn.parse(sess) }));
}

type ActiveSession = Awaited<ReturnType<typeof listActiveSessions>>[number];

/** A session as shown to its owner. `current` is the session that makes the request. */
export function toListedSession(row: ActiveSession, current: string): ListedSession {
  return {
    id: row.sid,
    isCurrent: row.sid === current,
    device: toDevice(row.origin.userAgent),
    address: row.origin.address,
    provider: row.origin.provider ?? null,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expire.toISOString(),
  };
}

/**
 * When the password was last typed in a session of the user: at its login or later.
 * @throws DomainError UNAUTHENTICATED when it has ended meanwhile.
 */
export async function getLastPasswordProof(
  database: Transaction,
  userId: AuthorizedUserId,
  sid: string,
): Promise<Date> {
  const row = await database.session.findFirst({
    where: { sid, userId },
    select: { createdAt: true, provenAt: true },
  });
  if (!row) throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
  return row.provenAt ?? row.createdAt;
}
