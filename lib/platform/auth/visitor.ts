import "server-only";

import {
  type Account,
  type AccountRow,
  type AuthorizedUserId,
  accountColumns,
  toAccount,
} from "@/lib/platform/auth/account";
import { sessionExpiry, touchAfterMs } from "@/lib/platform/auth/session-lifetime";
import type { TokenClaims } from "@/lib/platform/auth/token";
import type { Database } from "@/lib/platform/db/database";

/** Who made a request: proven by a token and by the session's row. */
export type Visitor = { userId: AuthorizedUserId; sessionId: string; account: Account };

/**
 * The visitor whose token carries `claims`, or null when the session has ended, the account is gone
 * or blocked. Role and plan are read here on each call; the token's role plays no part.
 * @throws what the database throws when it is out of reach.
 */
export async function findVisitor(
  database: Database,
  claims: TokenClaims,
  now: Date,
): Promise<Visitor | null> {
  const session = await database.session.findUnique({
    where: { sid: claims.sid },
    select: {
      expire: true,
      createdAt: true,
      lastSeenAt: true,
      user: { select: accountColumns },
    },
  });
  if (!session || session.expire <= now) return null;
  const { user } = session;
  if (user.id !== claims.sub || user.blockedAt !== null) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > touchAfterMs) {
    // updateMany: a logout may have removed the row in between, which is no error.
    await database.session.updateMany({
      where: { sid: claims.sid },
      data: { lastSeenAt: now, expire: sessionExpiry(session.createdAt, now) },
    });
  }
  const account = await currentAccount(database, user, now);
  return { userId: user.id as AuthorizedUserId, sessionId: claims.sid, account };
}

/** The account of a row that was just read, with a plan that is over taken away. */
export async function currentAccount(
  database: Database,
  row: AccountRow,
  now: Date,
): Promise<Account> {
  const premiumEnded = row.premiumUntil !== null && row.premiumUntil <= now;
  return premiumEnded ? endPremium(database, row.id, now) : toAccount(row);
}

/**
 * Makes a subscription free again whose `premiumUntil` has passed, with the free plan's limit.
 * One conditional statement, so that a payment arriving at the same moment is not undone.
 */
async function endPremium(database: Database, userId: string, now: Date): Promise<Account> {
  await database.$executeRaw`
    UPDATE users SET
      subscription = 'free',
      "premiumUntil" = NULL,
      role = CASE role WHEN 'premium' THEN 'user' ELSE role END,
      documentslimit = CASE role
        WHEN 'admin' THEN -1
        ELSE COALESCE((SELECT "freePlanLimit" FROM admin_settings WHERE id = 'default'), 3)
      END,
      updatedat = ${now}
    WHERE id = ${userId} AND "premiumUntil" <= ${now}`;
  const row = await database.user.findUniqueOrThrow({
    where: { id: userId },
    select: accountColumns,
  });
  return toAccount(row);
}
