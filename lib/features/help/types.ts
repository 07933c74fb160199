import type { HelpCategory } from "@/content/help/categories";
import type { IsoDate } from "@/lib/core/moscow-time";
import type { TextHeading } from "@/lib/platform/content/text";

/** A published article as `/help` lists it. */
export type HelpSummary = {
  slug: string;
  title: string;
  category: HelpCategory;
  subcategory: string | null;
  changedOn: IsoDate;
  /** Each word of its text once, in lower case: what the search looks in. */
  words: string;
};

/** A published article to be read. */
export type HelpArticle = Omit<HelpSummary, "words"> & {
  /** The first words of its text, for search engines. */
  excerpt: string;
  publishedOn: IsoDate;
  readMinutes: number;
  html: string;
  headings: TextHeading[];
};
