/** The categories of articles and news (docs/specification/content.md#articles). */

export const articleCategories = [
  "Законодательство",
  "Практические советы",
  "Права граждан",
  "Международное право",
  "Безопасность",
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** The names by the key used in URLs and in the database. */
export const newsCategoryNames = {
  legal_news: "Новости закона",
  guides: "Руководства",
  updates: "Обновления",
  faq: "Вопросы и ответы",
} as const;

export type NewsCategory = keyof typeof newsCategoryNames;

/** In display order (docs/specification/content.md#articles-of-news-and-blog). */
export const newsCategories = Object.keys(newsCategoryNames) as NewsCategory[];
