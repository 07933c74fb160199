import { z } from "zod";
import { helpCategories } from "@/content/help/categories";
import type { EditedHelpArticle, ListedHelpArticle } from "@/lib/help/types";
import { identifier, instant } from "@/lib/http/answer-schemas";

export const editedHelpAnswer = z.strictObject({
  id: identifier,
  title: z.string(),
  slug: z.string(),
  content: z.string().describe("HTML без скриптов, стилей и картинок"),
  markdown: z.string().nullable().describe("Из чего составлен content; null, если писали HTML"),
  category: z.enum(helpCategories),
  subcategory: z.string().nullable(),
  order: z.int().describe("Место в теме: меньшее выше"),
  isPublished: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
}) satisfies z.ZodType<EditedHelpArticle>;

export const listedHelpAnswer = editedHelpAnswer.omit({
  content: true,
  markdown: true,
}) satisfies z.ZodType<ListedHelpArticle>;
