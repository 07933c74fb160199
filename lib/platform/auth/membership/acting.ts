import "server-only";

import { rightRefusalTexts } from "@/content/organisations/texts";
import {
  hasRight,
  type MemberRole,
  type MemberRule,
  type OrganisationRight,
} from "@/lib/core/access/organisation-roles";
import { DomainError } from "@/lib/core/errors";
import { type AuthorizedUserId, accountColumns } from "@/lib/platform/auth/account";
import { type Caller, currentAccount } from "@/lib/platform/auth/caller";
import type { Database } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The membership of a caller who works on somebody else's site. */
type Membership = {
  ownerId: string;
  siteId: string;
  siteName: string;
  siteAddress: string;
  organisationId: string;
  organisationName: string;
  role: MemberRole;
};

/**
 * Returns the effective caller of a call. A member of the site's organisation acts on behalf of the site's owner: with
 * the owner's id and plan, and their own id in `acting`. Owners and outsiders stay themselves; outsiders then do not
 * find the site. Read on each call, so that a changed role or a removal takes effect with the next one.
 * @param parsed the parsed path and query of the call.
 * @throws DomainError FORBIDDEN for a member whose role is not enough; NOT_FOUND for a site in the query that is
 * neither the caller's nor one that they work on.
 */
export async function toActingCaller(
  database: Database,
  caller: Caller,
  rule: MemberRule,
  parsed: { params: unknown; query: unknown },
  now: Date,
): Promise<Caller> {
  const named = nameSite(caller.userId, rule, parsed);
  if (named === null) return caller;
  const membership = await findMembership(database, caller.userId, named);
  if (!membership) {
    // The call itself looks up what its path names; a site in the query would otherwise be silently ignored.
    if ("siteOfQuery" in rule) await requireOwn(database, caller.userId, named);
    return caller;
  }
  const right = rightOf(rule);
  if (!hasRight(membership.role, right))
    throw new DomainError("FORBIDDEN", rightRefusalTexts[right]);
  const owner = await database.user.findUnique({
    where: { id: membership.ownerId },
    select: accountColumns,
  });
  // The sites of a blocked owner are closed to everyone.
  if (!owner || owner.blockedAt !== null) return caller;
  const { role, siteId, siteName, siteAddress, organisationId, organisationName } = membership;
  return {
    userId: owner.id as AuthorizedUserId,
    sessionId: caller.sessionId,
    account: await currentAccount(database, owner, now),
    acting: {
      actorId: caller.userId,
      role,
      site: { id: siteId, name: siteName, address: siteAddress },
      organisation: { id: organisationId, name: organisationName },
    },
  };
}

const rightOf = (rule: MemberRule): OrganisationRight =>
  Object.values(rule)[0] as OrganisationRight;

/** An SQL expression for the id of the call's site; null for a call without one. */
function nameSite(
  userId: AuthorizedUserId,
  rule: MemberRule,
  { params, query }: { params: unknown; query: unknown },
): Prisma.Sql | null {
  if ("siteOfQuery" in rule) {
    const { site, draft } = query as { site?: string; draft?: string };
    if (site === undefined && draft === undefined) return null;
    // A draft belongs to the site that it was started for.
    return Prisma.sql`COALESCE((SELECT d."draftSiteId" FROM user_documents d
      WHERE d.id = ${draft ?? null} AND d."userId" = ${userId} AND d.status = 'draft'), ${site ?? null})`;
  }
  const { id } = params as { id: string };
  return "document" in rule
    ? Prisma.sql`(SELECT d."siteId" FROM user_documents d WHERE d.id = ${id})`
    : Prisma.sql`${id}`;
}

/** @throws DomainError NOT_FOUND when the named site is not the user's. */
async function requireOwn(
  database: Database,
  userId: AuthorizedUserId,
  named: Prisma.Sql,
): Promise<void> {
  const [row] = await database.$queryRaw<{ isForeign: boolean }[]>`
    SELECT n.id IS NOT NULL AND s.id IS NULL AS "isForeign"
    FROM (SELECT (${named})::text AS id) n
    LEFT JOIN sites s ON s.id = n.id AND s."userId" = ${userId}`;
  if (!row?.isForeign) return;
  throw new DomainError("NOT_FOUND", "Такого сайта нет, или вам он больше не доступен.");
}

/**
 * The caller's membership for the site, in one statement; undefined for its owner and for an outsider. The owner of the
 * organisation is an editor of other owners' sites.
 */
async function findMembership(
  database: Database,
  userId: AuthorizedUserId,
  named: Prisma.Sql,
): Promise<Membership | undefined> {
  const [row] = await database.$queryRaw<Membership[]>`
    SELECT s."userId" AS "ownerId", s.id AS "siteId", s.name AS "siteName", s.address AS "siteAddress",
      o.id AS "organisationId", o.name AS "organisationName",
      CASE WHEN o."ownerId" = ${userId} THEN 'editor' ELSE m.role END AS role
    FROM sites s
    JOIN organisations o ON o.id = s."organisationId"
    JOIN users u ON u.id = o."ownerId" AND u."blockedAt" IS NULL
    LEFT JOIN memberships m ON m."organisationId" = o.id AND m."userId" = ${userId}
    WHERE s.id = (${named})::text AND s."userId" <> ${userId} AND (o."ownerId" = ${userId} OR m.role IS NOT NULL)`;
  return row;
}
