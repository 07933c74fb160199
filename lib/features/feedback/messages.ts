/**
 * Validation messages, used by the server and, before sending, by the form: the form has no schema, because zod would
 * be larger than the rest of the page. Source: docs/specification/feedback.md#feedback-form.
 */
export const feedbackMessages = {
  title: "Тема обязательна",
  description: "Сообщение должно содержать минимум 10 символов",
  email: "Введите корректный email",
  consent: "Согласие на обработку персональных данных обязательно",
} as const;

export const minDescriptionLength = 10;
export const maxTitleLength = 200;
export const maxDescriptionLength = 5000;

/** Messages shared by the server and the administrator's form. */
export const inboxMessages = {
  answer: "Введите ответ",
  nobody: "Ответить некому: автор не оставил почту и писал не из кабинета.",
} as const;

export const maxAnswerLength = 5000;
