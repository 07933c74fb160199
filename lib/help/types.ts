import type { HelpCategory } from "@/content/help/categories";
import type { TextHeading } from "@/lib/content/text";
import type { IsoDate } from "@/lib/core/moscow-time";

/** A help article as the operator's editor has it. */
export type EditedHelpArticle = {
  id: string;
  title: string;
  slug: string;
  /** HTML, sanitised. */
  content: string;
  /** What `content` was made of; null where the author wrote HTML. */
  markdown: string | null;
  category: HelpCategory;
  subcategory: string | null;
  /** Within its category: the lower, the earlier. */
  order: number;
  isPublished: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
};

/** A line of the operator's list. */
export type ListedHelpArticle = Omit<EditedHelpArticle, "content" | "markdown">;

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
