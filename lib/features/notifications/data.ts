import "server-only";

import { isSameSitePath } from "@/lib/core/same-site-path";
import { notificationTypes } from "@/lib/features/notifications/messages";
import type { NamedDocument, Notification } from "@/lib/features/notifications/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { afterCursor, type Cursor, type ListPage, toPage } from "@/lib/platform/http/paging";

export const notificationColumns = {
  id: true,
  title: true,
  message: true,
  type: true,
  link: true,
  documents: true,
  isRead: true,
  createdAt: true,
} as const;

type NotificationRow = Prisma.NotificationGetPayload<{ select: typeof notificationColumns }>;

/** A page of the user's notifications, newest first, and the cursor of the next page. */
export async function listNotifications(
  database: Transaction,
  userId: AuthorizedUserId,
  { limit, cursor }: ListPage,
): Promise<{ notifications: Notification[]; next: Cursor | null }> {
  const rows = await database.notification.findMany({
    where: { userId, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: notificationColumns,
  });
  const { page, next } = toPage(rows, limit);
  return { notifications: page.map(toNotification), next };
}

/** The number of all unread notifications of the user, not only of one page. */
export function countUnread(database: Transaction, userId: AuthorizedUserId): Promise<number> {
  return database.notification.count({ where: { userId, isRead: false } });
}

/** Converts a row to the API response; an unknown type becomes plain information. */
export function toNotification({ createdAt, type, ...row }: NotificationRow): Notification {
  return {
    ...row,
    // Stored by the sender: a link to another site is not passed on as ours.
    link: row.link !== null && isSameSitePath(row.link) ? row.link : null,
    // Only `markNextOwners` writes it.
    documents: (row.documents ?? []) as NamedDocument[],
    type: notificationTypes.find((known) => known === type) ?? "info",
    createdAt: createdAt.toISOString(),
  };
}
