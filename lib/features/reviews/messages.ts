/**
 * Validation messages of the server, and of the form before sending. The texts of the consents:
 * docs/specification/feedback.md#consents.
 */
export const reviewMessages = {
  userName: "Введите имя",
  email: "Введите корректный email",
  comment: "Введите текст отзыва",
  consent: "Согласие на обработку персональных данных обязательно",
} as const;

export const maxNameLength = 100;
export const maxCommentLength = 2000;
