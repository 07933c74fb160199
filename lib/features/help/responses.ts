import { z } from "zod";
import { helpCategories } from "@/content/help/categories";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

export const editedHelpResponse = z.strictObject({
  id: identifier,
  title: z.string(),
  slug: z.string(),
  /** HTML, sanitised. */
  content: z.string().describe("HTML без скриптов, стилей и картинок"),
  /** The Markdown source of `content`; null if the author wrote HTML. */
  markdown: z.string().nullable().describe("Из чего составлен content; null, если писали HTML"),
  category: z.enum(helpCategories),
  subcategory: z.string().nullable(),
  /** Position within its category: lower numbers come first. */
  order: z.int().describe("Место в теме: меньшее выше"),
  isPublished: z.boolean(),
  /** ISO 8601, UTC. */
  createdAt: instant,
  updatedAt: instant,
});

/** A help article for the operator's editor. */
export type EditedHelpArticle = z.output<typeof editedHelpResponse>;

export const listedHelpResponse = editedHelpResponse.omit({
  content: true,
  markdown: true,
});

/** An article in the operator's list. */
export type ListedHelpArticle = z.output<typeof listedHelpResponse>;
