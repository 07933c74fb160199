import "server-only";

import { DomainError } from "@/lib/core/errors";
import * as mutations from "@/lib/features/notifications/mutations";
import type { Notification } from "@/lib/features/notifications/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";

/**
 * Marks one of the user's notifications as read; a second time changes nothing.
 * @throws DomainError NOT_FOUND when there is none, or it is another user's.
 */
export async function markNotificationRead(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<Notification> {
  const notification = await mutations.markRead(database, userId, id);
  if (!notification) throw notificationNotFound();
  return notification;
}

/** @throws DomainError NOT_FOUND when there is none, or it is another user's. */
export async function deleteNotification(
  database: Database,
  userId: AuthorizedUserId,
  id: string,
): Promise<void> {
  if (!(await mutations.deleteNotification(database, userId, id))) throw notificationNotFound();
}

/** Returns one error for a missing notification and for another user's, so that it does not reveal which. */
function notificationNotFound(): DomainError {
  return new DomainError("NOT_FOUND", "Уведомление не найдено");
}
