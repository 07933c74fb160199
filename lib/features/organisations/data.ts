import "server-only";

import {
  hasMinRole,
  type MemberRole,
  type OrganisationRole,
} from "@/lib/core/access/organisation-roles";
import { DomainError } from "@/lib/core/errors";
import type {
  Member,
  Organisation,
  OrganisationEvent,
  OrganisationSummary,
} from "@/lib/features/organisations/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import { findAccessibleOrganisations, type Requester } from "@/lib/platform/auth/membership/access";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

const summaryColumns = (userId: string) =>
  ({
    id: true,
    name: true,
    ownerId: true,
    logoType: true,
    members: { where: { userId }, select: { role: true } },
  }) as const satisfies Prisma.OrganisationSelect;

type SummaryRow = Prisma.OrganisationGetPayload<{ select: ReturnType<typeof summaryColumns> }>;

/** The organisations that the user owns or is a member of. Those of a blocked owner are closed. */
const ofUser = (userId: string): Prisma.OrganisationWhereInput => ({
  owner: { blockedAt: null },
  OR: [{ ownerId: userId }, { members: { some: { userId } } }],
});

/** The sites of a blocked owner are closed to everyone. */
const ofOpenOwner = { user: { blockedAt: null } } as const satisfies Prisma.SiteWhereInput;

/** Returns one error for a missing organisation and for one that the user is not in. */
export const organisationNotFound = () => new DomainError("NOT_FOUND", "Команда не найдена");

/** The organisations that the user works in, the user's own first. */
export async function listOrganisations(
  database: Transaction,
  requester: Requester,
): Promise<OrganisationSummary[]> {
  const { userId } = requester;
  const ids = [...(await findAccessibleOrganisations(database, requester)).keys()];
  const rows = await database.organisation.findMany({
    where: { id: { in: ids } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: summaryColumns(userId),
  });
  // Counted separately: Prisma's count of a relation groups the whole table before joining it.
  const where = { organisationId: { in: ids } };
  const members = await database.membership.groupBy({
    by: "organisationId",
    where,
    _count: true,
  });
  const sites = await database.site.groupBy({
    by: "organisationId",
    where: { ...where, ...ofOpenOwner },
    _count: true,
  });
  const countOf = (counts: { organisationId: string | null; _count: number }[], id: string) =>
    counts.find(({ organisationId }) => organisationId === id)?._count ?? 0;
  const ownerCount = ({ ownerId }: SummaryRow) => Number(ownerId !== userId);
  return rows
    .toSorted((a, b) => ownerCount(a) - ownerCount(b))
    .map((row) =>
      toSummary(row, userId, {
        members: countOf(members, row.id),
        sites: countOf(sites, row.id),
      }),
    );
}

/**
 * Returns the user's role in an organisation.
 * @throws DomainError NOT_FOUND for an outsider, FORBIDDEN for a member whose role is not `least`.
 */
export async function requireOrganisationRole(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  minRole: OrganisationRole,
): Promise<{ name: string; ownerId: string; role: OrganisationRole }> {
  const row = await database.organisation.findFirst({
    where: { id, ...ofUser(userId) },
    select: { name: true, ownerId: true, members: { where: { userId }, select: { role: true } } },
  });
  if (!row) throw organisationNotFound();
  const role = organisationRoleOf(row, userId);
  if (!hasMinRole(role, minRole)) {
    throw new DomainError("FORBIDDEN", "Это может сделать только владелец команды.");
  }
  return { name: row.name, ownerId: row.ownerId, role };
}

/** @throws DomainError NOT_FOUND for an outsider. */
export async function getOrganisation(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
  now: Date,
): Promise<Organisation> {
  const person = { id: true, email: true, firstName: true, lastName: true } as const;
  const row = await database.organisation.findFirst({
    where: { id, ...ofUser(userId) },
    select: {
      ...summaryColumns(userId),
      createdAt: true,
      owner: { select: person },
      invitations: { orderBy: { createdAt: "asc" } },
    },
  });
  if (!row) throw organisationNotFound();
  const memberships = await database.membership.findMany({
    where: { organisationId: id },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    select: { role: true, createdAt: true, user: { select: person } },
  });
  const sites = await database.site.findMany({
    where: { organisationId: id, ...ofOpenOwner },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { id: true, name: true, address: true, userId: true, showsStudio: true },
  });
  const summary = toSummary(row, userId, { members: memberships.length, sites: sites.length });
  const toMember = (
    user: { id: string; email: string; firstName: string | null; lastName: string | null },
    role: OrganisationRole,
    since: Date,
  ): Member => ({
    id: user.id,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(" "),
    role,
    isYou: user.id === userId,
    since: since.toISOString(),
  });
  return {
    ...summary,
    people: [
      toMember(row.owner, "owner", row.createdAt),
      ...memberships.map(({ user, role, createdAt }) =>
        toMember(user, role as MemberRole, createdAt),
      ),
    ],
    invitations:
      summary.role === "owner"
        ? row.invitations.map((invitation) => toInvitation(invitation, now))
        : [],
    teamSites: sites.map(({ userId: siteOwner, ...site }) => ({
      ...site,
      isYours: siteOwner === userId,
      isOfOwner: siteOwner === row.ownerId,
    })),
  };
}

/** An invitation as shown to the owner. */
export const toInvitation = (
  { id, email, role, expiresAt }: { id: string; email: string; role: string; expiresAt: Date },
  now: Date,
) => ({
  ...{ id, email },
  role: role as MemberRole,
  expiresAt: expiresAt.toISOString(),
  hasEnded: expiresAt <= now,
});

/** A page of an organisation's log, newest first. */
export async function listOrganisationEvents(
  database: Transaction,
  organisationId: string,
  { limit, cursor }: ListPage,
): Promise<{ events: OrganisationEvent[]; next: Cursor | null }> {
  const rows = await database.organisationEvent.findMany({
    where: { organisationId, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: {
      ...{ id: true, action: true, siteName: true, createdAt: true },
      actor: { select: { email: true } },
      member: { select: { email: true } },
    },
  });
  const { page, next } = toPage(rows, limit);
  const events = page.map(({ id, action, siteName, createdAt, actor, member }) => ({
    ...{ id, action, site: siteName },
    actor: actor?.email ?? null,
    member: member?.email ?? null,
    createdAt: createdAt.toISOString(),
  }));
  return { events, next };
}

const organisationRoleOf = (
  { ownerId, members }: { ownerId: string; members: { role: string }[] },
  userId: string,
): OrganisationRole => (ownerId === userId ? "owner" : (members[0]?.role as MemberRole));

/** @param counts of the members without the owner, and of the sites. */
function toSummary(
  { id, name, logoType, ...membership }: SummaryRow,
  userId: string,
  counts: { members: number; sites: number },
): OrganisationSummary {
  return {
    ...{ id, name },
    role: organisationRoleOf(membership, userId),
    hasLogo: logoType !== null,
    members: counts.members + 1,
    sites: counts.sites,
  };
}
