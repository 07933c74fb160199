import { z } from "zod";
import { isId } from "@/lib/core/ids";
import { line } from "@/lib/engine/answers/text";
import { listQuery } from "@/lib/http/paging";
import { newsCategories } from "@/lib/news/operations";
import { longest, postMessages as messages, slugPattern } from "@/lib/posts/messages";
import { postSections } from "@/lib/posts/types";
import { sanitiseHtml } from "@/lib/rich-text/sanitise";

/** Segments of `/api/admin/posts/{id}`. */
export const postParams = z.object({ id: z.string().refine(isId) });

/** Query of `GET /api/admin/posts`: all, or those of one state. */
export const postsQuery = listQuery.extend({
  isPublished: z
    .enum(["true", "false"], "Укажите true или false")
    .transform((text) => text === "true")
    .optional(),
});

/** Sanitised on the way in; on the way out it is again (decisions § 6). */
const content = z
  .string("Введите текст")
  .max(longest.content, `Не длиннее ${longest.content} символов`)
  .transform((html, context) => {
    try {
      // PostgreSQL stores no NUL, and nobody types one.
      return sanitiseHtml(html.replaceAll("\0", ""));
    } catch {
      context.addIssue({ code: "custom", message: messages.nesting });
      return z.NEVER;
    }
  });

const fields = {
  title: line(longest.title, messages.title).min(1, messages.title),
  slug: z
    .string(messages.slug)
    .max(longest.slug, `Не длиннее ${longest.slug} символов`)
    .regex(slugPattern, messages.slug),
  excerpt: line(longest.excerpt)
    .transform((text) => text || null)
    .nullable(),
  content,
  category: z.enum(newsCategories, messages.category),
  tags: z
    .array(line(longest.tag).min(1, messages.tag), "Метки — список строк")
    .max(longest.tags, `Не больше ${longest.tags} меток`)
    .transform((tags) => [...new Set(tags)]),
  section: z.enum(postSections, "Раздел — news или blog"),
  isPublished: z.boolean("Укажите true или false"),
  /** Null: at once. In the future: it appears by itself. */
  publishedAt: z.iso
    .datetime({ offset: true, error: messages.publishedAt })
    .transform((text) => new Date(text))
    .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, {
      error: messages.publishedAt,
    })
    .nullable(),
};

/** Body of `POST /api/admin/posts`. */
export const postSchema = z.strictObject({
  ...fields,
  slug: fields.slug.optional(),
  excerpt: fields.excerpt.default(null),
  content: fields.content.default(""),
  tags: fields.tags.default([]),
  isPublished: fields.isPublished.default(false),
  publishedAt: fields.publishedAt.default(null),
});
export type PostPayload = z.output<typeof postSchema>;

/** Body of `PATCH /api/admin/posts/{id}`: what is left out stays. */
export const postChange = z.strictObject(fields).partial();
export type PostChange = z.output<typeof postChange>;
