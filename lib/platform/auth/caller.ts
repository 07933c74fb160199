import "server-only";

import type { MemberRole } from "@/lib/core/access/organisation-roles";
import {
  type Account,
  type AccountRow,
  type AuthorizedUserId,
  accountColumns,
  hasPlanEnded,
  toAccount,
} from "@/lib/platform/auth/account";
import { sessionExpiry, touchAfterMs } from "@/lib/platform/auth/session-lifetime";
import type { TokenClaims } from "@/lib/platform/auth/token";
import type { Database } from "@/lib/platform/db/database";

/**
 * The user who makes a request, authenticated by a token and the session's row. When a member of an organisation works
 * on somebody else's site, `userId` and `account` are those of the site's owner, on whose behalf they act
 * (`membership/acting.ts`).
 */
export type Caller = {
  userId: AuthorizedUserId;
  sessionId: string;
  account: Account;
  acting?: Delegation;
  /**
   * False for a user who neither owns an organisation nor works in one; undefined when unknown. Saves lists a statement.
   */
  hasOrganisation?: boolean;
};

/** The member who acts on behalf of the owner of a site, with their role and the organisation. */
export type Delegation = {
  actorId: AuthorizedUserId;
  role: MemberRole;
  site: { id: string; name: string; address: string };
  organisation: { id: string; name: string };
};

/**
 * Returns the caller with a token's `claims`; null when the session has ended or the account was deleted or blocked.
 * Role and plan are read here on each call; the token's role is ignored.
 * @throws what the database throws when it is unreachable.
 */
export async function findCaller(
  database: Database,
  claims: TokenClaims,
  now: Date,
): Promise<Caller | null> {
  const row = await findSessionWithUser(database, claims.sid);
  if (!row || row.expire <= now) return null;
  const { expire: _, createdAt, lastSeenAt, hasOrganisation, ...user } = row;
  if (user.id !== claims.sub || user.blockedAt !== null) return null;
  if (now.getTime() - lastSeenAt.getTime() > touchAfterMs) {
    // updateMany: a logout may have removed the row meanwhile, which is not an error.
    await database.session.updateMany({
      where: { sid: claims.sid },
      data: { lastSeenAt: now, expire: sessionExpiry(createdAt, now) },
    });
  }
  const account = await currentAccount(database, user, now);
  return { userId: user.id as AuthorizedUserId, sessionId: claims.sid, account, hasOrganisation };
}

type SessionWithUser = AccountRow & {
  expire: Date;
  createdAt: Date;
  lastSeenAt: Date;
  hasOrganisation: boolean;
};

/**
 * A session and the `accountColumns` of its user. In SQL, because every API call runs it: Prisma would make two
 * statements of it, one after the other, and joins the rows itself.
 */
async function findSessionWithUser(
  database: Database,
  sid: string,
): Promise<SessionWithUser | undefined> {
  const [row] = await database.$queryRaw<SessionWithUser[]>`
    SELECT s.expire, s."createdAt", s."lastSeenAt",
      u.id, u.email, u.firstname AS "firstName", u.lastname AS "lastName", u."profileImageUrl",
      u."companyName", u."companyType", u.phone, u.address, u."avatarUrl", u.role, u.subscription,
      u.documentscreated AS "documentsCreated", u."documentsMonth",
      u.documentslimit AS "documentsLimit", u."premiumUntil", u."emailConfirmed", u."blockedAt",
      u."passwordExpiresAt",
      (EXISTS (SELECT FROM memberships m WHERE m."userId" = u.id)
        OR EXISTS (SELECT FROM organisations o WHERE o."ownerId" = u.id)) AS "hasOrganisation"
    FROM sessions s JOIN users u ON u.id = s."userId"
    WHERE s.sid = ${sid}`;
  return row;
}

/** The account of a row that was just read; an expired plan is removed first. */
export async function currentAccount(
  database: Database,
  row: AccountRow,
  now: Date,
): Promise<Account> {
  return hasPlanEnded(row, now) ? endPremium(database, row.id, now) : toAccount(row);
}

/**
 * Resets a subscription whose `premiumUntil` has passed to the free plan and its limit. One conditional statement, so
 * that a payment arriving at the same moment is not undone.
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
