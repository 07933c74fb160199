import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { sanitiseHtml } from "@/lib/features/rich-text/sanitise";
import { typesetMarkdown } from "@/lib/platform/content/compile/typeset-markdown";

/** The parser's time is quadratic in nested quotations: 2,000 take a second. */
const tooManyQuotations = /(?:>[ \t]*){50}/;

/**
 * Converts an operator's Markdown (CommonMark with tables) to the stored HTML: typeset like the built-in texts, and
 * sanitised like any HTML of operators. Inline HTML is allowed.
 * @throws RangeError for an absurdly deeply nested text.
 */
export function markdownToHtml(markdown: string): string {
  if (tooManyQuotations.test(markdown)) throw new RangeError("Quotations are nested too deeply");
  const tree = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  typesetMarkdown(tree);
  const html = toHast(tree, { allowDangerousHtml: true });
  return sanitiseHtml(toHtml(html, { allowDangerousHtml: true }));
}
