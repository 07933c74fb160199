/**
 * The texts of `content/articles` and `content/news`, compiled to JSON by `npm run content`. Imported, not
 * read from the disk: calls of the API need them at run time, where the sources may be absent.
 */
import articles from "@/lib/platform/content/generated/articles.json";
import news from "@/lib/platform/content/generated/news.json";
import type { Article, News } from "@/lib/platform/content/published-text";

// Written by scripts/build/compile-texts.ts from these very types.
const allArticles = articles as Article[];
const allNews = news as News[];

/** All articles, the newest first. */
export const listArticles = (): readonly Article[] => allArticles;

export const getArticle = (slug: string): Article | undefined =>
  allArticles.find((article) => article.slug === slug);

/** All built-in news and blog texts, the newest first. */
export const listNews = (): readonly News[] => allNews;

export const getNews = (slug: string): News | undefined =>
  allNews.find((item) => item.slug === slug);
