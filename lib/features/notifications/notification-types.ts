export const notificationTypes = ["info", "warning", "error", "success"] as const;
export type NotificationType = (typeof notificationTypes)[number];
