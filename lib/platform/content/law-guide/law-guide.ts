import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { Block } from "@/lib/engine/tree/document";

/** The guide to 152-FZ as `npm run content` writes it. Its words are typeset. */
export type LawGuide = {
  title: string;
  /** The day when the guide was last compared with the law. */
  checked: IsoDate;
  /** The official publication of the law's text. */
  official: string;
  /** The law's full name. */
  law: string;
  /** The edition that the guide was compared with. */
  edition: string;
  intro: Block[];
  chapters: GuideChapter[];
};

export type GuideChapter = { number: number; title: string; articles: GuideArticle[] };

export type GuideArticle = {
  /** «18.1»: what the law prints as 18¹. */
  number: string;
  title: string;
  /** The contents of the article. */
  says: Block[];
  /** The article's meaning for the owner of a site. */
  means: Block[];
};

/** The articles of 152-FZ by chapter, in the edition of 24.06.2025 № 156-FZ: 30 of them. */
export const articlesOfChapters: readonly (readonly string[])[] = [
  ["1", "2", "3", "4"],
  ["5", "6", "7", "8", "9", "10", "10.1", "11", "12", "13", "13.1"],
  ["14", "15", "16", "17"],
  ["18", "18.1", "19", "20", "21", "22", "22.1"],
  ["23", "23.1", "24"],
  ["25"],
];

/** The two sections of each article, as the Markdown and the printed guide name them. */
export const summaryTitle = "Что говорит статья";
export const meaningTitle = "Что это значит для владельца сайта";

/** The target of a reference: the id of an article's heading. */
export function articleId(number: string): string {
  return `article-${number}`;
}
