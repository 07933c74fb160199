import { z } from "zod";
import { helpCategories } from "@/content/help/categories";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import { maxHelpLengths, helpMessages as messages } from "@/lib/features/help/messages";
import {
  afterField,
  htmlField,
  markdownField,
  slugField,
  toStoredText,
} from "@/lib/features/rich-text/fields";
import { listQuery } from "@/lib/platform/http/paging";

/** Segments of `/api/admin/help/{id}`. */
export const helpParams = z.object({ id: z.string().refine(isId) });

/** Query of `GET /api/admin/help`: all articles, or those of one state or category. */
export const helpQuery = listQuery.extend({
  isPublished: z
    .enum(["true", "false"], messages.isPublished)
    .transform((text) => text === "true")
    .optional(),
  category: z.enum(helpCategories, messages.category).optional(),
});

const fields = {
  title: lineSchema(maxHelpLengths.title, messages.title).min(1, messages.title),
  slug: slugField,
  content: htmlField,
  markdown: markdownField,
  category: z.enum(helpCategories, messages.category),
  subcategory: lineSchema(maxHelpLengths.subcategory)
    .transform((text) => text || null)
    .nullable(),
  order: z.int(messages.order).min(0, messages.order).max(maxHelpLengths.order, messages.order),
  isPublished: z.boolean(messages.isPublished),
};

/**
 * Body of `POST /api/admin/help`. An article is published unless it says otherwise
 * (docs/specification/admin.md#content).
 */
export const helpRequest = z
  .strictObject({
    ...fields,
    slug: fields.slug.optional(),
    content: fields.content.default(""),
    markdown: fields.markdown.default(null),
    subcategory: fields.subcategory.default(null),
    order: fields.order.default(0),
    isPublished: fields.isPublished.default(true),
  })
  .transform(toStoredText);
/** The editor's request: the whole article. */
export type HelpRequest = z.input<typeof helpRequest>;
export type NewHelpArticle = z.output<typeof helpRequest>;

/** Body of `PATCH /api/admin/help/{id}`: absent fields are not changed. */
export const helpChangeRequest = z
  .strictObject({ ...fields, after: afterField })
  .partial()
  .transform(toStoredText);
export type HelpChange = z.output<typeof helpChangeRequest>;
