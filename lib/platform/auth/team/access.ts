import "server-only";

import type { MemberRole } from "@/lib/core/access/team-roles";
import { type AuthorizedUserId, hasPlanEnded } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { type Plan, planLevel } from "@/lib/platform/auth/roles";
import type { Shared } from "@/lib/platform/auth/shared";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** Whose list it is, and whether a statement can be spared. */
export type Requester = Pick<Caller, "userId" | "worksAlone">;

/**
 * The organisations that the user works in, own ones too, and as what. Those of a blocked owner are closed. In SQL and
 * one statement, because lists run it; in none of who works alone. «Or» across the two tables would read all
 * organisations there are.
 */
export async function findAccessibleOrganisations(
  database: Transaction,
  { userId, worksAlone }: Requester,
): Promise<Map<string, MemberRole>> {
  if (worksAlone) return new Map();
  const rows = await database.$queryRaw<{ id: string; role: MemberRole }[]>`
    SELECT o.id, m.role FROM memberships m
      JOIN organisations o ON o.id = m."organisationId" JOIN users u ON u.id = o."ownerId"
      WHERE m."userId" = ${userId} AND u."blockedAt" IS NULL
    UNION ALL
    SELECT o.id, 'editor' FROM organisations o JOIN users u ON u.id = o."ownerId"
      WHERE o."ownerId" = ${userId} AND u."blockedAt" IS NULL`;
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** Of sites: the user's own, and those of others that `reach` leads to. */
export function accessibleSitesWhere(
  userId: AuthorizedUserId,
  reach: ReadonlyMap<string, MemberRole>,
) {
  // Most users work alone: the plain condition is what the index of a list begins at.
  if (reach.size === 0) return { userId };
  const organisationId = { in: [...reach.keys()] };
  return { OR: [{ userId }, { organisationId, user: { blockedAt: null } }] };
}

/** The same of documents: by the ids of their sites, or the list reads all documents there are. */
export async function accessibleDocumentsWhere(
  database: Transaction,
  userId: AuthorizedUserId,
  reach: ReadonlyMap<string, MemberRole>,
) {
  if (reach.size === 0) return { userId };
  const sites = await database.site.findMany({
    where: accessibleSitesWhere(userId, reach),
    select: { id: true },
  });
  return { OR: [{ userId }, { siteId: { in: sites.map(({ id }) => id) } }] };
}

/** What tells of a site how it stands to a member. */
export const siteRoleColumns = {
  id: true,
  userId: true,
  organisation: { select: { id: true, name: true } },
  user: { select: { role: true, subscription: true, premiumUntil: true, blockedAt: true } },
} as const;
type SiteRoleRow = Prisma.SiteGetPayload<{ select: typeof siteRoleColumns }>;

/** What the plan of a site's owner has now. */
export function getOwnerPlan({ user }: Pick<SiteRoleRow, "user">, now: Date): Plan["subscription"] {
  const role = user.role as Plan["role"];
  const subscription = hasPlanEnded(user, now) ? "free" : user.subscription;
  return planLevel({ role, subscription: subscription as Plan["subscription"] });
}

/** How a site stands to the user; undefined of an own one, of none, and of one that they do not work on. */
export function sharedSite(
  userId: AuthorizedUserId,
  reach: ReadonlyMap<string, MemberRole>,
  site: SiteRoleRow | null,
  now: Date,
): Shared | undefined {
  const role = site?.organisation ? reach.get(site.organisation.id) : undefined;
  if (!site?.organisation || !role || site.userId === userId || site.user.blockedAt !== null)
    return undefined;
  return { site: site.id, team: site.organisation.name, role, plan: getOwnerPlan(site, now) };
}

/** The same for a call about one site: what is returned to a member says so. */
export function sharedWith({ acting, account }: Caller): { shared?: Shared } {
  if (!acting) return {};
  const { site, organisation, role } = acting;
  return { shared: { site: site.id, team: organisation.name, role, plan: planLevel(account) } };
}
