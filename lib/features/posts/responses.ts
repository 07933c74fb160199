import { z } from "zod";
import { newsCategories } from "@/content/posts/categories";
import { postSections } from "@/lib/features/posts/messages";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const publicPostResponse = z.strictObject({
  id: identifier,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  /** HTML, sanitised. */
  content: z.string().describe("HTML без скриптов, стилей и картинок"),
  category: z.enum(newsCategories),
  tags: z.array(z.string()),
  section: z.enum(postSections),
  /** ISO 8601, UTC. */
  publishedAt: instant,
  createdAt: instant,
  updatedAt: instant,
});

/** A published post (docs/specification/content.md#articles-of-news-and-blog). */
export type PublicPost = z.output<typeof publicPostResponse>;

export const editedPostResponse = publicPostResponse.extend({
  isPublished: z.boolean(),
  publishedAt: instant.nullable().describe("В будущем — выйдет сама; null у черновика"),
  /** The Markdown source of `content`; null if the author wrote HTML. */
  markdown: z.string().nullable().describe("Из чего составлен content; null, если писали HTML"),
});

/** A post as the operator's editor shows it; `publishedAt` in the future schedules it. */
export type EditedPost = z.output<typeof editedPostResponse>;

export const listedPostResponse = editedPostResponse.omit({
  content: true,
  markdown: true,
  excerpt: true,
});

/** A post in the operator's list. */
export type ListedPost = z.output<typeof listedPostResponse>;
