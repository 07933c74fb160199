import "server-only";

import type { MemberRole } from "@/lib/core/access/organisation-roles";
import { type AuthorizedUserId, hasPlanEnded } from "@/lib/platform/auth/account";
import type { Caller } from "@/lib/platform/auth/caller";
import { type Plan, planLevel } from "@/lib/platform/auth/roles";
import type { SiteAccess } from "@/lib/platform/auth/site-access";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";

/** The user whose list it is, and whether a statement can be saved. */
export type Requester = Pick<Caller, "userId" | "hasOrganisation">;

/**
 * The organisations that the user works in, including their own, with the role. Those of a blocked owner are closed.
 * One SQL statement, because lists run it; none for a user who works alone. An `OR` across the two tables would read
 * all organisations.
 */
export async function findAccessibleOrganisations(
  database: Transaction,
  { userId, hasOrganisation }: Requester,
): Promise<Map<string, MemberRole>> {
  if (hasOrganisation === false) return new Map();
  const rows = await database.$queryRaw<{ id: string; role: MemberRole }[]>`
    SELECT o.id, m.role FROM memberships m
      JOIN organisations o ON o.id = m."organisationId" JOIN users u ON u.id = o."ownerId"
      WHERE m."userId" = ${userId} AND u."blockedAt" IS NULL
    UNION ALL
    SELECT o.id, 'editor' FROM organisations o JOIN users u ON u.id = o."ownerId"
      WHERE o."ownerId" = ${userId} AND u."blockedAt" IS NULL`;
  return new Map(rows.map(({ id, role }) => [id, role]));
}

/** The condition for sites: the user's own, and those of others in `organisations`. */
export function accessibleSitesWhere(
  userId: AuthorizedUserId,
  organisations: ReadonlyMap<string, MemberRole>,
) {
  // Most users work alone: the plain condition uses the index of the list.
  if (organisations.size === 0) return { userId };
  const organisationId = { in: [...organisations.keys()] };
  return { OR: [{ userId }, { organisationId, user: { blockedAt: null } }] };
}

/** Returns the filter for documents: by the ids of their sites, because otherwise a list would read all documents. */
export async function accessibleDocumentsWhere(
  database: Transaction,
  userId: AuthorizedUserId,
  organisations: ReadonlyMap<string, MemberRole>,
) {
  if (organisations.size === 0) return { userId };
  const sites = await database.site.findMany({
    where: accessibleSitesWhere(userId, organisations),
    select: { id: true },
  });
  return { OR: [{ userId }, { siteId: { in: sites.map(({ id }) => id) } }] };
}

/** The columns of a site that determine a member's relation to it. */
export const siteRoleColumns = {
  id: true,
  userId: true,
  organisation: { select: { id: true, name: true } },
  user: { select: { role: true, subscription: true, premiumUntil: true, blockedAt: true } },
} as const;
type SiteRoleRow = Prisma.SiteGetPayload<{ select: typeof siteRoleColumns }>;

/** The current plan of a site's owner. */
export function getOwnerPlan({ user }: Pick<SiteRoleRow, "user">, now: Date): Plan["subscription"] {
  const role = user.role as Plan["role"];
  const subscription = hasPlanEnded(user, now) ? "free" : user.subscription;
  return planLevel({ role, subscription: subscription as Plan["subscription"] });
}

/** How the user may use a site; undefined for their own, for a missing one, and for one that they do not work on. */
export function siteAccessOf(
  userId: AuthorizedUserId,
  organisations: ReadonlyMap<string, MemberRole>,
  site: SiteRoleRow | null,
  now: Date,
): SiteAccess | undefined {
  const role = site?.organisation ? organisations.get(site.organisation.id) : undefined;
  if (!site?.organisation || !role || site.userId === userId || site.user.blockedAt !== null)
    return undefined;
  return { site: site.id, team: site.organisation.name, role, plan: getOwnerPlan(site, now) };
}

/** The same for a call about one site, to be returned to the member. */
export function callerSiteAccess({ acting, account }: Caller): { shared?: SiteAccess } {
  if (!acting) return {};
  const { site, organisation, role } = acting;
  return { shared: { site: site.id, team: organisation.name, role, plan: planLevel(account) } };
}
