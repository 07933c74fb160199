import { maxTextLength, textMessages } from "@/lib/features/rich-text/messages";

/** The list that shows a post. */
export const postSections = ["news", "blog"] as const;
export type PostSection = (typeof postSections)[number];

/** Said by the server, and by the editor before it sends anything. */
export const postMessages = {
  ...textMessages,
  slugTaken: "Этот адрес уже занят другой публикацией",
  tag: "Метка пуста",
  publishedAt: "Укажите дату и время публикации",
  missing: "Публикация не найдена",
} as const;

export const maxPostLengths = { ...maxTextLength, excerpt: 300, tag: 40, tags: 12 } as const;
