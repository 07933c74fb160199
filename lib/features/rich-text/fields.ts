import { z } from "zod";
import {
  maxTextLength,
  textMessages as messages,
  slugPattern,
} from "@/lib/features/rich-text/messages";
import { writeInThread } from "@/lib/features/rich-text/text-pool";
import type { TextTask } from "@/lib/features/rich-text/text-worker";

/** The last part of a text's address. */
export const slugField = z
  .string(messages.slug)
  .max(maxTextLength.slug, `Не длиннее ${maxTextLength.slug} символов`)
  .regex(slugPattern, messages.slug);

/** Sanitised when it is received, and again when it is shown (docs/specification/content.md#where-texts-come-from). */
export const htmlField = z
  .string(messages.content)
  .max(maxTextLength.content, `Не длиннее ${maxTextLength.content} символов`)
  // PostgreSQL cannot store NUL, and a keyboard cannot type it.
  .transform((html) => html.replaceAll("\0", ""))
  .transform((text, context) => written({ kind: "html", text }, context));

/** The Markdown source of a text; null removes it and leaves the HTML. */
export const markdownField = z
  .string(messages.content)
  .max(maxTextLength.markdown, `Не длиннее ${maxTextLength.markdown} символов`)
  .transform((markdown) => markdown.replaceAll("\0", ""))
  .transform(async (source, context) => ({
    source,
    html: await written({ kind: "markdown", text: source }, context),
  }))
  .nullable();

/** A moment in years that the database and a calendar can show. */
export const momentField = (error: string) =>
  z.iso
    .datetime({ offset: true, error })
    .transform((text) => new Date(text))
    .refine((date) => date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100, { error });

/** `updatedAt` of the text that was being edited: another one is a conflict. */
export const afterField = momentField(messages.after);

type Written = {
  content?: string | undefined;
  markdown?: z.output<typeof markdownField> | undefined;
};

/**
 * The stored form of a text: HTML and its Markdown source. If both are sent (a client sends back what it has read),
 * Markdown wins; with only HTML the Markdown is removed.
 */
export function toStoredText<T extends Written>({ content, markdown, ...rest }: T) {
  const text: { content?: string; markdown?: string | null } = {};
  if (markdown) Object.assign(text, { content: markdown.html, markdown: markdown.source });
  else if (content !== undefined) Object.assign(text, { content, markdown: null });
  else if (markdown === null) text.markdown = null;
  return { ...rest, ...text };
}

async function written(task: TextTask, context: z.core.$RefinementCtx<string>): Promise<string> {
  const html = await writeInThread(task);
  if (html !== null) return html;
  context.addIssue({ code: "custom", message: messages.nesting });
  return z.NEVER;
}
