import "server-only";

import { z } from "zod";
import { signInProviders } from "@/lib/core/access/sign-in-providers";
import { DomainError } from "@/lib/core/errors";
import { toDevice } from "@/lib/features/accounts/sessions/device";
import type { ListedSession } from "@/lib/features/accounts/sessions/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** A list beyond this is of no use to read; «завершить все остальные» reaches the rest as well. */
const listLength = 200;

const originColumn = z
  .object({
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    /** The service that it was begun by; absent for one that a password began. */
    provider: z.enum(signInProviders).optional(),
  })
  .catch({ address: null, userAgent: null });

/** Where and how a session was begun, so that its owner recognises it in the list. */
export type SessionOrigin = z.output<typeof originColumn>;

/** The user's sessions that have not ended, the one used last first. */
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

/** A session as its owner reads it. `current` is the one that asks. */
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
 * When the password was last typed for a session of the user: at the login that began it, or later.
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
