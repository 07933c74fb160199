/** What articles and news are sorted into (docs/specification/content.md#articles). */

export const articleCategories = [
  "Законодательство",
  "Практические советы",
  "Права граждан",
  "Международное право",
  "Безопасность",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** By the key that travels in addresses and in the database. */
export const newsCategoryNames = {
  legal_news: "Новости закона",
  guides: "Руководства",
  updates: "Обновления",
  faq: "Вопросы и ответы",
} as const;

export type NewsCategory = keyof typeof newsCategoryNames;
