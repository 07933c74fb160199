import { z } from "zod";
import { identifier, instant } from "@/lib/http/answer-schemas";
import { newsCategories } from "@/lib/news/operations";
import { type EditedPost, type ListedPost, type PublicPost, postSections } from "@/lib/posts/types";

export const publicPostAnswer = z.strictObject({
  id: identifier,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string().nullable(),
  content: z.string().describe("HTML без скриптов, стилей и картинок"),
  category: z.enum(newsCategories),
  tags: z.array(z.string()),
  section: z.enum(postSections),
  publishedAt: instant,
  createdAt: instant,
  updatedAt: instant,
}) satisfies z.ZodType<PublicPost>;

export const editedPostAnswer = publicPostAnswer.extend({
  isPublished: z.boolean(),
  publishedAt: instant.nullable().describe("В будущем — выйдет сама; null у черновика"),
  markdown: z.string().nullable().describe("Из чего составлен content; null, если писали HTML"),
}) satisfies z.ZodType<EditedPost>;

export const listedPostAnswer = editedPostAnswer.omit({
  content: true,
  markdown: true,
  excerpt: true,
}) satisfies z.ZodType<ListedPost>;
