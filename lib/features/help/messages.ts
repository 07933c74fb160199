import { builtPages } from "@/content/navigation";
import { maxTextLength, textMessages } from "@/lib/features/rich-text/messages";

/** Validation messages, shared by the server and the editor. */
export const helpMessages = {
  ...textMessages,
  category: "Выберите тему",
  order: "Порядок — целое число от 0 до 9999",
  slugTaken: "Этот адрес уже занят другой статьёй справки",
  slugReserved: "По этому адресу уже открывается страница сайта. Выберите другой",
  changed: "Пока вы правили, статья изменилась. Обновите её и внесите изменения ещё раз.",
  missing: "Статья справки не найдена",
} as const;

export const maxHelpLengths = { ...maxTextLength, subcategory: 80, order: 9999 } as const;

const folder = "/help/";

/** Whether the site has its own page at `/help/{slug}`, which would hide the article. */
export const isReservedSlug = (slug: string): boolean => builtPages.includes(folder + slug);
