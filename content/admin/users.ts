/** Texts of the user card in the admin panel. */
import { planNames } from "@/content/plans/plan-names";

/** Role labels. */
export const roleLabels: Record<"user" | "premium" | "admin", string> = {
  user: "Пользователь",
  premium: planNames.premium,
  admin: "Администратор",
};

export const userCardTexts = {
  loading: "Открываем карточку",
  failure: "Не удалось открыть карточку",
  lastSeen: "Последний раз здесь",
  /** Ended sessions are not kept. */
  notSeen: "неизвестно: открытых сеансов нет",
  since: "Зарегистрирован",
  sites: "Сайты",
  documents: "Документы",
  orders: "Оплаты",
  feedback: "Обращения",
  siteRequests: "Запросы людей на его сайтах",
  none: "нет",
  trial: "пробный",
} as const;

export const orderStateLabels: Record<string, string> = {
  waiting: "ждёт оплаты",
  paid: "оплачен",
  canceled: "отменён",
  expired: "не оплачен в срок",
  refunded: "деньги возвращены",
};

/** The maximum length of a note about a user. */
export const maxNoteLength = 2000;

export const userNoteTexts = {
  title: "Заметки",
  hint: "Пользователь увидит заметки в копии своих данных; вместе с учётной записью они удаляются. Пишите только то, что нужно для работы.",
  label: "Новая заметка",
  add: "Добавить",
  added: "Заметка добавлена",
  removed: "Заметка удалена",
  question: "Удалить заметку?",
  losses: "Её текст нельзя будет вернуть.",
  noAuthor: "администратор, которого больше нет",
  failure: "Не удалось сохранить заметку",
} as const;

/** One control grants access to the panel; plans are granted below it. */
export const accessTexts = {
  label: "Доступ",
  hint: "Администратор видит всех пользователей и работает без лимита. План от этого не меняется: он ниже.",
} as const;
