import "server-only";

import { notificationColumns, toNotification } from "@/lib/features/notifications/data";
import type { Notification } from "@/lib/features/notifications/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** @returns the updated notification; null when the user has no such one. */
export async function markRead(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<Notification | null> {
  const [row] = await database.notification.updateManyAndReturn({
    where: { id, userId },
    data: { isRead: true },
    select: notificationColumns,
  });
  return row ? toNotification(row) : null;
}

/** @returns how many were unread until now. */
export async function markAllRead(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<number> {
  const { count } = await database.notification.updateMany({
    where: { userId, isRead: false },
    data: { isRead: true },
  });
  return count;
}

/** @returns false when the user has no such notification. */
export async function deleteNotification(
  database: Transaction,
  userId: AuthorizedUserId,
  id: string,
): Promise<boolean> {
  const { count } = await database.notification.deleteMany({ where: { id, userId } });
  return count === 1;
}
