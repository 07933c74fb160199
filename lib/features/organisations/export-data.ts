import "server-only";

import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import { newestFirst } from "@/lib/platform/db/newest-first";

/** The maximum number of log entries in a data export: the newest. */
const copiedEvents = 1000;

const event = { action: true, siteName: true, createdAt: true } as const;

/**
 * The user's own organisation for the data export; null when there is none. Without the logo, which is the user's own
 * file.
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

/** The user's memberships with their roles, and what the user did there. */
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
