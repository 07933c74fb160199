export const notificationTypes = ["info", "warning", "error", "success"] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** A notification in the list: what `GET /api/notifications` answers, newest first. */
export type Notification = {
  id: string;
  title: string;
  message: string;
  type: NotificationType;
  /** A path of this site that it leads to. */
  link: string | null;
  isRead: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
};

/** The answer of `GET /api/notifications/unread`. */
export type UnreadCount = { unread: number };
