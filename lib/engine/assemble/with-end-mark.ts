/** The mark at the end of a line of a list. */
import type { Inline } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

/** A shortening keeps its own full stop: «и т. д.;» */
const abbreviation = /(?:^|[\s\u00a0(])(?:д|п|др|пр|г|гг|руб|коп|тыс|чел|экз|шт|ст|ч|стр|обл)\.$/u;

/** The line with `mark` at its end, in the place of what the template ends it with. */
export function withEndMark(inlines: Inline[], mark: string): Inline[] {
  const last = inlines.at(-1);
  const text = plainText(inlines);
  // A question, an ellipsis, a colon of the template: finished already.
  if (last === undefined || /(?:[?!…:]|\.\.\.)$/.test(text)) return inlines;
  if (last.type === "text") {
    return [...inlines.slice(0, -1), { type: "text", text: endText(last.text, mark) }];
  }
  // An answer is never cut, so its own mark stays.
  return /[.;,]$/.test(text) ? inlines : [...inlines, { type: "text", text: mark }];
}

function endText(text: string, mark: string): string {
  if (/[;,]$/.test(text)) return text.slice(0, -1) + mark;
  if (!text.endsWith(".")) return text + mark;
  if (mark === ".") return text;
  return abbreviation.test(text) ? text + mark : text.slice(0, -1) + mark;
}
