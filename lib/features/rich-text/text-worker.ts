/** Runs in a worker thread: a malicious text can keep the parsers busy for minutes. */
import { markdownToHtml } from "@/lib/features/rich-text/markdown";
import { sanitiseHtml } from "@/lib/features/rich-text/sanitise";

export type TextTask = { kind: "markdown" | "html"; text: string };

/**
 * Returns the HTML to store; null for an absurdly deeply nested text.
 * @throws all errors except the RangeError of such a text.
 */
export default function run({ kind, text }: TextTask): string | null {
  try {
    return kind === "markdown" ? markdownToHtml(text) : sanitiseHtml(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
