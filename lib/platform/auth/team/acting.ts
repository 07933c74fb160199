import "server-only";

import { DomainError } from "@/lib/core/errors";
import { isAtLeast, type MemberRole, type TeamRole, type TeamRule } from "@/lib/core/team-roles";
import { type AuthorizedUserId, accountColumns } from "@/lib/platform/auth/account";
import { currentAccount, type Visitor } from "@/lib/platform/auth/visitor";
import type { Database } from "@/lib/platform/db/database";
import { Prisma } from "@/lib/platform/db/generated/client";

/** The standing of a visitor who works on a site of somebody else. */
type Standing = {
  ownerId: string;
  siteId: string;
  siteName: string;
  siteAddress: string;
  organisationId: string;
  organisationName: string;
  role: MemberRole;
};

/**
 * The visitor as the code of a call meets them. A member of the organisation that a site is in acts on behalf of the
 * site's owner: with the owner's id and plan, and their own in `acting`. Everybody else stays who they are: an owner, and
 * an outsider, for whom the site is not there. Read on each call, so that a change of role or a removal holds from the next.
 * @param named what the call's path and query name, as they were parsed.
 * @throws DomainError FORBIDDEN for a member whose role is not enough.
 */
export async function actFor(
  database: Database,
  visitor: Visitor,
  rule: TeamRule,
  named: { params: unknown; query: unknown },
  now: Date,
): Promise<Visitor> {
  const id =
    "siteOfQuery" in rule
      ? (named.query as { site?: string }).site
      : (named.params as { id: string }).id;
  if (id === undefined) return visitor;
  const standing = await findStanding(database, visitor.userId, rule, id);
  if (!standing) return visitor;
  const least = leastRoleOf(rule);
  if (!isAtLeast(standing.role, least)) throw new DomainError("FORBIDDEN", tooLittle[least]);
  const owner = await database.user.findUnique({
    where: { id: standing.ownerId },
    select: accountColumns,
  });
  // A blocked owner's sites are closed to all.
  if (!owner || owner.blockedAt !== null) return visitor;
  const { role, siteId, siteName, siteAddress, organisationId, organisationName } = standing;
  return {
    userId: owner.id as AuthorizedUserId,
    sessionId: visitor.sessionId,
    account: await currentAccount(database, owner, now),
    acting: {
      actorId: visitor.userId,
      role,
      site: { id: siteId, name: siteName, address: siteAddress },
      organisation: { id: organisationId, name: organisationName },
    },
  };
}

/** The least role that a rule asks for. */
export const leastRoleOf = (rule: TeamRule): TeamRole => Object.values(rule)[0] as TeamRole;

const tooLittle: Record<TeamRole, string> = {
  reader: "У вас нет доступа к этому сайту.",
  lawyer: "Это доступно юристу, редактору и владельцу. У вас роль «Читатель».",
  editor: "Это доступно редактору и владельцу. Вашей роли для этого мало.",
  owner: "Это может сделать только владелец сайта.",
};

/**
 * What the visitor is for the site, in one statement; undefined for its owner and for an outsider. The owner of the
 * organisation is an editor of a site that belongs to somebody else.
 */
async function findStanding(
  database: Database,
  userId: AuthorizedUserId,
  rule: TeamRule,
  id: string,
): Promise<Standing | undefined> {
  const isNamed =
    "document" in rule
      ? Prisma.sql`s.id = (SELECT d."siteId" FROM user_documents d WHERE d.id = ${id})`
      : Prisma.sql`s.id = ${id}`;
  const [row] = await database.$queryRaw<Standing[]>`
    SELECT s."userId" AS "ownerId", s.id AS "siteId", s.name AS "siteName", s.address AS "siteAddress",
      o.id AS "organisationId", o.name AS "organisationName",
      CASE WHEN o."ownerId" = ${userId} THEN 'editor' ELSE m.role END AS role
    FROM sites s
    JOIN organisations o ON o.id = s."organisationId"
    JOIN users u ON u.id = o."ownerId" AND u."blockedAt" IS NULL
    LEFT JOIN memberships m ON m."organisationId" = o.id AND m."userId" = ${userId}
    WHERE ${isNamed} AND s."userId" <> ${userId} AND (o."ownerId" = ${userId} OR m.role IS NOT NULL)`;
  return row;
}
