/** Said by the server and by the administrator's form. */
export const inboxMessages = {
  answer: "Введите ответ",
  nobody: "Ответить некому: автор не оставил почту и писал не из кабинета.",
} as const;

export const maxAnswerLength = 5000;
