/** Splits a document into the units that are compared: whatever has words of its own. */
import { assertNever } from "@/lib/core/invariant";
import type { ComparedBlock } from "@/lib/engine/compare/comparison";
import type { Block, Clause, Inline } from "@/lib/engine/tree/document";
import { toRuns } from "@/lib/engine/writers/shared/runs";
import { printableLine, splitFirstParagraph } from "@/lib/engine/writers/shared/written-form";

/** A word, a punctuation mark or a space. Tokens with one key are equal, whatever their text. */
export type Token = { key: string; text: string };

/** The prefix of a reference's key; no document's text contains it. */
const reference = "\ue000";

/** True for a word or a reference; false for punctuation and spaces. */
export const isWord = ({ key }: Token): boolean => /[\p{L}\p{N}\ue000]/u.test(key);

export type Unit = {
  what: ComparedBlock["what"];
  /** The id of a heading or clause, when it is stable: custom clauses have none. */
  id: string | null;
  number: string | null;
  own: Clause["own"] | null;
  depth: number;
  parts: Part[];
  /** Equal for units with the same words. */
  key: string;
};

/** A reference is a part of its own: its number depends on the document, its target on the text. */
type Part = { text: string; target: string | null };

/** Returns the units of blocks in reading order. Page breaks and empty paragraphs have none. */
export function toUnits(
  blocks: readonly Block[],
  depth = 0,
  own: Clause["own"] | null = null,
): Unit[] {
  const unit = (what: Unit["what"], parts: Part[]): Unit => {
    const key = parts.map(({ text, target }) => (target === null ? text : reference + target));
    const normalised = key.join("").replace(/\s+/g, " ");
    return { what, id: null, number: null, own, depth, parts, key: `${what} ${normalised}` };
  };
  const ifAny = (it: Unit): Unit[] => (it.parts.length === 0 ? [] : [it]);
  return blocks.flatMap((block): Unit[] => {
    switch (block.type) {
      case "heading": {
        const { id, number } = block;
        return [{ ...unit("heading", toParts(block.children)), id, number }];
      }
      case "clause": {
        const { lead, rest } = splitFirstParagraph(block.children);
        // The content of a custom clause is custom as well.
        const origin = block.own ?? own;
        const id = origin === "added" ? null : block.id;
        return [
          { ...unit("clause", toParts(lead)), id, number: block.number, own: origin },
          ...toUnits(rest, depth + 1, origin),
        ];
      }
      case "paragraph":
        return ifAny(unit("paragraph", toParts(block.children)));
      case "list":
        return block.items.flatMap((item) => {
          const { lead, rest } = splitFirstParagraph(item);
          return [...ifAny(unit("listItem", toParts(lead))), ...toUnits(rest, depth + 1, own)];
        });
      case "table":
        return [...(block.header ? [block.header] : []), ...block.rows].flatMap((row) =>
          ifAny(unit("tableRow", joined(row))),
        );
      case "requisites":
        return block.rows.map(({ label, value }) =>
          unit("requisite", [plain(`${printableLine(label)}: `), ...toParts(value)]),
        );
      case "pageBreak":
        return [];
      default:
        return assertNever(block, "block");
    }
  });
}

/** The words of a unit as text. */
export function unitText({ parts }: Unit): string {
  return parts.map(({ text }) => text).join("");
}

/** The words of a unit as tokens, with punctuation and spaces. */
export function tokensOf({ parts }: Unit): Token[] {
  return parts.flatMap(({ text, target }): Token[] =>
    target === null ? split(text) : [{ key: reference + target, text }],
  );
}

const plain = (text: string): Part => ({ text, target: null });

function joined(cells: Inline[][]): Part[] {
  return cells.flatMap((cell, index) => [...(index > 0 ? [plain(" | ")] : []), ...toParts(cell)]);
}

/** Formatting is ignored, so that a word that is half bold is one word. */
function toParts(inlines: readonly Inline[]): Part[] {
  const parts: Part[] = [];
  for (const { text, target } of toRuns(inlines)) {
    const last = parts.at(-1);
    if (target === null && last?.target === null) last.text += text;
    else parts.push({ text, target });
  }
  return parts;
}

function split(text: string): Token[] {
  const pieces = text.match(/\s+|[\p{L}\p{N}\p{M}]+|./gu) ?? [];
  return pieces.map((piece) => ({ key: piece.trim() === "" ? " " : piece, text: piece }));
}
