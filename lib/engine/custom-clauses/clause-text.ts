/** The words of a template's clause, which a replacement stores to detect later changes. */
import { cleanText } from "@/lib/core/text/clean-text";
import { maxReplacedLength } from "@/lib/engine/questions/custom-clauses";
import type { Block, Clause, Inline } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

/** Placeholder for the number of a reference, which changes when clauses elsewhere are added or removed. */
const number = "\ue000";

/** Returns all words of a clause, one block a line, without clause numbers. */
export function clauseText(clause: Clause): string {
  return cleanText(linesOf(clause.children, plainText).join("\n"))
    .trim()
    .slice(0, maxReplacedLength);
}

/**
 * True when the template's clause has the same words as when the owner replaced it. Numbers in references may differ:
 * they depend on the rest of the document.
 */
export function isUnchanged(clause: Clause, replaced: string): boolean {
  const text = clauseText(clause);
  const before = normal(replaced);
  if (text.length === maxReplacedLength) return normal(text) === before;
  const parts = normal(linesOf(clause.children, masked).join("\n")).split(number);
  let position = 0;
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      const printed = /^\d+(?:\.\d+)*/.exec(before.slice(position, position + 20));
      if (!printed) return false;
      position += printed[0].length;
    }
    if (!before.startsWith(part, position)) return false;
    position += part.length;
  }
  return position === before.length;
}

/**
 * Counts the words of a clause or of stored text; references are ignored.
 * @returns word in lower case → count
 */
export function countWords(of: Clause | string): Map<string, number> {
  const text = typeof of === "string" ? of : linesOf(of.children, masked).join("\n");
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The share of words that two texts have in common, 0 to 1 (Dice). */
export function wordSimilarity(a: Map<string, number>, b: Map<string, number>): number {
  let common = 0;
  let all = 0;
  for (const [word, count] of a) {
    common += Math.min(count, b.get(word) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 0 : (2 * common) / all;
}

/** The first words of a text, enough to recognise it. */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= 70) return line;
  return `${line.slice(0, 70).replace(/\s+\S*$/, "")}…`;
}

function normal(text: string): string {
  return cleanText(text).replace(/\s+/g, " ").trim();
}

function masked(inlines: Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.type === "clauseReference") return number;
      return "children" in inline ? masked(inline.children) : plainText([inline]);
    })
    .join("");
}

function linesOf(blocks: Block[], wordsOf: (inlines: Inline[]) => string): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.type) {
      case "heading":
      case "paragraph":
        return [wordsOf(block.children)];
      case "clause":
        return linesOf(block.children, wordsOf);
      case "list":
        return block.items.flatMap((item) => linesOf(item, wordsOf));
      case "table":
        return [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
          row.map(wordsOf).join(" — "),
        );
      case "requisites":
        return block.rows.map(({ label, value }) => `${label}: ${wordsOf(value)}`);
      default:
        return [];
    }
  });
}
