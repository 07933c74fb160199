import { z } from "zod";
import { markdownToHtml } from "@/lib/rich-text/markdown";
import { longestText, textMessages as messages, slugPattern } from "@/lib/rich-text/messages";
import { sanitiseHtml } from "@/lib/rich-text/sanitise";

/** The last part of a text's address. */
export const slugField = z
  .string(messages.slug)
  .max(longestText.slug, `Не длиннее ${longestText.slug} символов`)
  .regex(slugPattern, messages.slug);

/** Sanitised on the way in; on the way out it is again (decisions § 6). */
export const htmlField = z
  .string(messages.content)
  .max(longestText.content, `Не длиннее ${longestText.content} символов`)
  // PostgreSQL stores no NUL, and nobody types one.
  .transform((html) => html.replaceAll("\0", ""))
  .transform(refuseDeep(sanitiseHtml));

/** The Markdown that a text is made of; null takes it away and leaves the HTML. */
export const markdownField = z
  .string(messages.content)
  .max(longestText.markdown, `Не длиннее ${longestText.markdown} символов`)
  .transform((markdown) => markdown.replaceAll("\0", ""))
  .transform(refuseDeep((markdown) => ({ source: markdown, html: markdownToHtml(markdown) })))
  .nullable();

type Written = {
  content?: string | undefined;
  markdown?: z.output<typeof markdownField> | undefined;
};

/**
 * What of a text is stored: HTML, and the Markdown that it was made of. Markdown wins over HTML, which
 * comes with it when somebody sends back what they have read; HTML alone has no Markdown any more.
 */
export function writtenText<T extends Written>({ content, markdown, ...rest }: T) {
  const text: { content?: string; markdown?: string | null } = {};
  if (markdown) Object.assign(text, { content: markdown.html, markdown: markdown.source });
  else if (content !== undefined) Object.assign(text, { content, markdown: null });
  else if (markdown === null) text.markdown = null;
  return { ...rest, ...text };
}

function refuseDeep<T>(read: (text: string) => T) {
  return (text: string, context: z.core.$RefinementCtx<string>): T => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      context.addIssue({ code: "custom", message: messages.nesting });
      return z.NEVER;
    }
  };
}
