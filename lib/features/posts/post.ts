import type { NewsCategory } from "@/content/posts/categories";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { PostSection } from "@/lib/features/posts/messages";
import type { TextHeading } from "@/lib/platform/content/published-text";

/** A text of the news or the blog in lists, built in or written by the operator. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: NewsCategory;
  /** The operator's choice; for a built-in text that of its category. */
  section?: PostSection;
  tags: string[];
  publishedAt: IsoDate;
  /** The day when its claims were last checked against the law; absent for an operator's text. */
  checkedAt?: IsoDate;
  /** The day of its last change. */
  changedOn: IsoDate;
  readMinutes: number;
};

export type Post = PostSummary & {
  /** The body; empty when only an excerpt is stored. */
  html: string;
  headings: TextHeading[];
};
