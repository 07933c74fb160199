import "server-only";

import type { MemberRole } from "@/lib/core/team-roles";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * The organisations that the user works in, own ones too, and as what. Those of a blocked owner are closed. Two statements:
 * one with «or» across the two tables reads all organisations there are.
 */
export async function findReach(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<Map<string, MemberRole>> {
  const owner = { blockedAt: null };
  const memberships = await database.membership.findMany({
    where: { userId, organisation: { owner } },
    select: { organisationId: true, role: true },
  });
  const own = await database.organisation.findMany({
    where: { ownerId: userId, owner },
    select: { id: true },
  });
  return new Map([
    ...memberships.map(({ organisationId, role }) => [organisationId, role as MemberRole] as const),
    ...own.map(({ id }) => [id, "editor"] as const),
  ]);
}

/** Of sites: the user's own, and those of others that `reach` leads to. */
export function withinReach(userId: AuthorizedUserId, reach: ReadonlyMap<string, MemberRole>) {
  // Most users work alone: the plain condition is what the index of a list begins at.
  if (reach.size === 0) return { userId };
  const organisationId = { in: [...reach.keys()] };
  return { OR: [{ userId }, { organisationId, user: { blockedAt: null } }] };
}
