/** The status of a message; set by an administrator. */
export const feedbackStatuses = {
  new: "Получено",
  in_progress: "В работе",
  answered: "Есть ответ",
  closed: "Закрыто",
} as const;
export type FeedbackStatus = keyof typeof feedbackStatuses;
