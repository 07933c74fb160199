import type { ArticleCategory, NewsCategory } from "@/content/posts/categories";
import type { IsoDate } from "@/lib/core/time/moscow-time";

/** The anchor of the section with the sources, whatever the text. */
export const sourcesId = "sources";

/** A heading that a list of contents names; `id` is its anchor. */
export type TextHeading = { id: string; text: string };

/** An article or a news text as `scripts/build/compile-texts.ts` writes it. Its words are typeset. */
export type Text<Category extends string = string> = {
  /** The last part of the address: the file's name. */
  slug: string;
  title: string;
  /** Up to 200 characters: the card, the search result, the feed. */
  excerpt: string;
  category: Category;
  tags: string[];
  publishedAt: IsoDate;
  /** The day when its legal claims were last compared with the law. */
  checkedAt: IsoDate;
  readMinutes: number;
  wordCount: number;
  /** The body: our own HTML from Markdown without raw HTML, so it needs no sanitising. */
  html: string;
  /** The headings of the second level, in order. */
  headings: TextHeading[];
};

export type Article = Text<ArticleCategory>;
export type News = Text<NewsCategory>;
