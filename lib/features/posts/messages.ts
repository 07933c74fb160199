import { maxTextLength, textMessages } from "@/lib/features/rich-text/messages";

/** The list in which a post appears. */
export const postSections = ["news", "blog"] as const;
export type PostSection = (typeof postSections)[number];

/** Validation messages, shared by the server and the editor. */
export const postMessages = {
  ...textMessages,
  slugTaken: "Этот адрес уже занят другой публикацией",
  tag: "Метка пуста",
  publishedAt: "Укажите дату и время публикации",
  changed: "Пока вы правили, публикация изменилась. Обновите её и внесите изменения ещё раз.",
  missing: "Публикация не найдена",
} as const;

export const maxPostLengths = { ...maxTextLength, excerpt: 300, tag: 40, tags: 12 } as const;
