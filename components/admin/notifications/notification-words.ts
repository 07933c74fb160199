import type { NotificationType } from "@/lib/features/notifications/notification-types";

/** The kinds as the administrator picks them. */
export const typeWords: Record<NotificationType, string> = {
  info: "Обычное",
  success: "Хорошая новость",
  warning: "Обратите внимание",
  error: "Важно",
};
