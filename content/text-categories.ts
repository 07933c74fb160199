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

/**
 * In the order in which pages show them (docs/specification/content.md#articles-of-news-and-blog).
 */
export const newsCategories = Object.keys(newsCategoryNames) as NewsCategory[];
