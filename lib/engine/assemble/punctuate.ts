/**
 * Ends of list lines: «;» after each, «.» after the last, «:» before a list inside. Templates leave
 * them out, because which line is the last depends on the answers.
 */
import type { Block, Inline, List } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

export function punctuateLists(blocks: Block[]): Block[] {
  return blocks.map((block) => {
    if (block.type === "list") return punctuateList(block, ".");
    if (block.type === "clause") return { ...block, children: punctuateLists(block.children) };
    return block;
  });
}

/** `end` closes the last line: a full stop, or what the line around this list ends with. */
function punctuateList(list: List, end: string): List {
  return {
    type: "list",
    items: list.items.map((item, index) =>
      punctuateItem(item, index === list.items.length - 1 ? end : ";"),
    ),
  };
}

function punctuateItem(item: Block[], end: string): Block[] {
  return item.map((block, index) => {
    const next = item[index + 1];
    if (block.type === "list") return punctuateList(block, next ? ";" : end);
    if (block.type !== "paragraph") return block;
    if (next?.type === "list") return { ...block, children: endWith(block.children, ":") };
    return next ? block : { ...block, children: endWith(block.children, end) };
  });
}

/** A shortening keeps its own full stop: «и т. д.;» */
const abbreviation = /(?:^|[\s\u00a0(])(?:д|п|др|пр|г|гг|руб|коп|тыс|чел|экз|шт|ст|ч|стр|обл)\.$/u;

function endWith(inlines: Inline[], mark: string): Inline[] {
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
