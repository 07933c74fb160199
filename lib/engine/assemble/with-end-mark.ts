/** The punctuation at the end of a list item. */
import type { Inline } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

/** An abbreviation keeps its own full stop: «и т. д.;» */
const abbreviation = /(?:^|[\s\u00a0(])(?:д|п|др|пр|г|гг|руб|коп|тыс|чел|экз|шт|ст|ч|стр|обл)\.$/u;

/** Returns the item with `mark` at its end, in place of the template's own. */
export function withEndMark(inlines: Inline[], mark: string): Inline[] {
  const last = inlines.at(-1);
  const text = plainText(inlines);
  // A question mark, an ellipsis or a colon of the template already ends it.
  if (last === undefined || /(?:[?!…:]|\.\.\.)$/.test(text)) return inlines;
  if (last.type === "text") {
    return [...inlines.slice(0, -1), { type: "text", text: endText(last.text, mark) }];
  }
  // An answer is never cut, so its own punctuation stays.
  return /[.;,]$/.test(text) ? inlines : [...inlines, { type: "text", text: mark }];
}

function endText(text: string, mark: string): string {
  if (/[;,]$/.test(text)) return text.slice(0, -1) + mark;
  if (!text.endsWith(".")) return text + mark;
  if (mark === ".") return text;
  return abbreviation.test(text) ? text + mark : text.slice(0, -1) + mark;
}
