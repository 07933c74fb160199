import { toHtml } from "hast-util-to-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toHast } from "mdast-util-to-hast";
import { gfmTable } from "micromark-extension-gfm-table";
import { sanitiseHtml } from "@/lib/features/rich-text/sanitise";
import { typesetMarkdown } from "@/lib/platform/content/compile/typeset-markdown";

/** The parser's time grows with the square of the quotations within quotations: 2,000 take a second. */
const tooManyQuotations = /(?:>[ \t]*){50}/;

/**
 * What an operator wrote in Markdown (CommonMark with tables), as the HTML that is stored: typeset like
 * the built-in texts, and sanitised like any HTML of theirs. Tags between the lines are read as HTML.
 * @throws RangeError for a text nested so deeply that no person wrote it.
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
