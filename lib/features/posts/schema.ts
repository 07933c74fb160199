import { z } from "zod";
import { newsCategories } from "@/content/posts/categories";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import {
  maxPostLengths,
  postMessages as messages,
  postSections,
} from "@/lib/features/posts/messages";
import {
  afterField,
  htmlField,
  markdownField,
  momentField,
  slugField,
  toStoredText,
} from "@/lib/features/rich-text/fields";
import { listQuery } from "@/lib/platform/http/paging";

/** Segments of `/api/admin/posts/{id}`. */
export const postParams = z.object({ id: z.string().refine(isId) });

/** Query of `GET /api/admin/posts`: all posts, or those of one state. */
export const postsQuery = listQuery.extend({
  isPublished: z
    .enum(["true", "false"], "Укажите true или false")
    .transform((text) => text === "true")
    .optional(),
});

const fields = {
  title: lineSchema(maxPostLengths.title, messages.title).min(1, messages.title),
  slug: slugField,
  excerpt: lineSchema(maxPostLengths.excerpt)
    .transform((text) => text || null)
    .nullable(),
  content: htmlField,
  markdown: markdownField,
  category: z.enum(newsCategories, messages.category),
  tags: z
    .array(lineSchema(maxPostLengths.tag).min(1, messages.tag), "Метки — список строк")
    .max(maxPostLengths.tags, `Не больше ${maxPostLengths.tags} меток`)
    .transform((tags) => [...new Set(tags)]),
  section: z.enum(postSections, "Раздел — news или blog"),
  isPublished: z.boolean(messages.isPublished),
  /** Null: published at once. In the future: scheduled. */
  publishedAt: momentField(messages.publishedAt).nullable(),
};

/** Body of `POST /api/admin/posts`. */
export const postRequest = z
  .strictObject({
    ...fields,
    slug: fields.slug.optional(),
    excerpt: fields.excerpt.default(null),
    content: fields.content.default(""),
    markdown: fields.markdown.default(null),
    tags: fields.tags.default([]),
    isPublished: fields.isPublished.default(false),
    publishedAt: fields.publishedAt.default(null),
  })
  .transform(toStoredText);
/** The editor's request: the whole post. */
export type PostRequest = z.input<typeof postRequest>;
export type NewPost = z.output<typeof postRequest>;

/** Body of `PATCH /api/admin/posts/{id}`: absent fields are not changed. */
export const postChangeRequest = z
  .strictObject({ ...fields, after: afterField })
  .partial()
  .transform(toStoredText);
export type PostChange = z.output<typeof postChangeRequest>;
