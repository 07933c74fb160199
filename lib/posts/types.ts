import type { NewsCategory } from "@/content/text-categories";

/** The list that shows a post. */
export const postSections = ["news", "blog"] as const;
export type PostSection = (typeof postSections)[number];

/** A published post as everybody may read it: specification § 3 «Blog/news article». */
export type PublicPost = {
  id: string;
  title: string;
  slug: string;
  excerpt: string | null;
  /** HTML, sanitised. */
  content: string;
  category: NewsCategory;
  tags: string[];
  section: PostSection;
  /** ISO 8601, UTC. */
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
};

/** As the operator's editor has it; `publishedAt` in the future makes it a scheduled one. */
export type EditedPost = Omit<PublicPost, "publishedAt"> & {
  isPublished: boolean;
  publishedAt: string | null;
  /** What `content` was made of; null where the author wrote HTML. */
  markdown: string | null;
};

/** A line of the operator's list. */
export type ListedPost = Omit<EditedPost, "content" | "markdown" | "excerpt">;
