import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** The lines of a journal that a copy of one's data holds: the newest. */
const copiedEvents = 1000;

const event = { action: true, siteName: true, createdAt: true } as const;

/**
 * The user's own organisation for the copy of their data; null where there is none. No logo, which is their own file.
 */
export function exportOwnedOrganisation(database: Transaction, userId: AuthorizedUserId) {
  return database.organisation.findUnique({
    where: { ownerId: userId },
    select: {
      name: true,
      createdAt: true,
      updatedAt: true,
      members: { select: { role: true, createdAt: true, user: { select: { email: true } } } },
      invitations: { select: { email: true, role: true, expiresAt: true, createdAt: true } },
      sites: { select: { id: true, showsStudio: true } },
      events: {
        orderBy: newestFirst,
        take: copiedEvents,
        select: { ...event, actor: { select: { email: true } } },
      },
    },
  });
}

/** Where the user is a member, as what, and what they did there. */
export async function exportMemberships(database: Transaction, userId: AuthorizedUserId) {
  const rows = await database.membership.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    select: {
      ...{ role: true, createdAt: true },
      organisation: {
        select: {
          name: true,
          events: {
            where: { actorId: userId },
            orderBy: newestFirst,
            take: copiedEvents,
            select: event,
          },
        },
      },
    },
  });
  return rows.map(({ organisation: { name, events }, ...membership }) => ({
    ...membership,
    organisation: name,
    events,
  }));
}
