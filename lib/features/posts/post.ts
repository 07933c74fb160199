import type { NewsCategory } from "@/content/text-categories";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import type { PostSection } from "@/lib/features/posts/messages";
import type { TextHeading } from "@/lib/platform/content/text";

/** A text of the news or the blog as lists show it, built in or written by the operator. */
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: NewsCategory;
  /** Where the operator put it; a built-in text is where its category is at home. */
  section?: PostSection;
  tags: string[];
  publishedAt: IsoDate;
  /** The day when its claims were last compared with the law; absent for an operator's text. */
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
