import "server-only";

import type { MemberRole } from "@/lib/core/team-roles";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The organisations that the user works in, own ones too, and as what. */
export async function findReach(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<Map<string, MemberRole>> {
  const organisations = await database.organisation.findMany({
    where: {
      owner: { blockedAt: null },
      OR: [{ ownerId: userId }, { members: { some: { userId } } }],
    },
    select: { id: true, ownerId: true, members: { where: { userId }, select: { role: true } } },
  });
  return new Map(
    organisations.map(({ id, ownerId, members }) => [
      id,
      ownerId === userId ? "editor" : (members[0]?.role as MemberRole),
    ]),
  );
}

/** Of sites: the user's own, and those of others that `reach` leads to. */
export function withinReach(userId: AuthorizedUserId, reach: ReadonlyMap<string, MemberRole>) {
  // Most users work alone: the plain condition is what the index of a list begins at.
  if (reach.size === 0) return { userId };
  const organisationId = { in: [...reach.keys()] };
  return { OR: [{ userId }, { organisationId, user: { blockedAt: null } }] };
}
