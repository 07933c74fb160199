export const notificationTypes = ["info", "warning", "error", "success"] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Validation messages, shared by the server and the form. */
export const broadcastMessages = {
  title: "Введите заголовок",
  message: "Введите текст уведомления",
  email: "Введите корректный email",
  link: "Укажите адрес страницы этого сайта: например, /news",
  maxTitleLength: 200,
  /** The maximum length of a Telegram message without its title (4096 in all). */
  maxMessageLength: 3000,
} as const;

/** The types as the administrator chooses them. */
export const notificationTypeLabels: Record<NotificationType, string> = {
  info: "Обычное",
  success: "Хорошая новость",
  warning: "Обратите внимание",
  error: "Важно",
};
