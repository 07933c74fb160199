import type { ComparedBlock, DocumentComparison } from "@/lib/engine/compare/comparison";
import { numberLabel } from "@/lib/engine/writers/shared/written-form";

const marks = { same: " ", changed: "≠", added: "+", removed: "−" } as const;

/**
 * A comparison as plain text for assertions: one block per line with its mark in front, changed words as «[было →
 * стало]». Unchanged passages far from any change are left out.
 */
export function writeComparisonText({ blocks }: DocumentComparison): string {
  const lines: string[] = [];
  let skipped = false;
  for (const block of blocks) {
    if (block.far) {
      if (!skipped) lines.push("  …");
      skipped = true;
      continue;
    }
    skipped = false;
    lines.push(`${marks[block.kind]} ${numberOf(block)}${wordsOf(block)}`.trimEnd());
  }
  return `${lines.join("\n")}\n`;
}

function numberOf({ kind, number: { before, after } }: ComparedBlock): string {
  const number = after ?? before;
  if (number === null) return "";
  const moved = kind !== "removed" && before !== null && after !== null && before !== after;
  return `${moved ? `[${numberLabel(before)} → ${numberLabel(after)}]` : numberLabel(number)} `;
}

function wordsOf({ kind, words }: ComparedBlock): string {
  const line = (text: string) => text.replace(/\n/g, " ");
  if (kind !== "changed") return line(words.map(({ text }) => text).join(""));
  let text = "";
  words.forEach(({ mark, text: part }, index) => {
    const next = words[index + 1];
    const previous = words[index - 1];
    if (mark === "same") text += part;
    else if (mark === "removed") text += `[${part} → ${next?.mark === "added" ? next.text : ""}]`;
    else if (previous?.mark !== "removed") text += `[ → ${part}]`;
  });
  return line(text);
}
