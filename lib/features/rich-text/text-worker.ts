/** Runs in a worker thread: a text made for it keeps the parsers busy for minutes. */
import { markdownToHtml } from "@/lib/features/rich-text/markdown";
import { sanitiseHtml } from "@/lib/features/rich-text/sanitise";

export type TextTask = { kind: "markdown" | "html"; text: string };

/**
 * Returns the HTML that is stored; null for a text nested so deeply that no person wrote it.
 * @throws whatever is no RangeError, by which such a text is known.
 */
export default function run({ kind, text }: TextTask): string | null {
  try {
    return kind === "markdown" ? markdownToHtml(text) : sanitiseHtml(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
