import type { NewsCategory } from "@/content/posts/categories";
import type { PostSection } from "@/lib/features/posts/messages";

export type PostFolder = PostSection;

const homes: Record<NewsCategory, PostFolder> = {
  legal_news: "news",
  updates: "news",
  guides: "blog",
  faq: "blog",
};

export type Post = { slug: string; category: NewsCategory; section?: PostFolder };

/**
 * The canonical address of a text. Every text opens in both folders (docs/specification/content.md#blog); search
 * engines and our own links use one of the two: the operator's choice, otherwise events go to the news and lasting
 * texts to the blog.
 */
export const postPath = ({ slug, category, section }: Post): `/${PostFolder}/${string}` =>
  `/${section ?? homes[category]}/${slug}`;
