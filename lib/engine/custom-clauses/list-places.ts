import { clauseText, firstWords } from "@/lib/engine/custom-clauses/clause-text";
import { isRepeated, replaceableClauses } from "@/lib/engine/custom-clauses/find-places";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

export type ReplaceableClause = {
  id: string;
  number: string;
  /** The first words, to choose it by. */
  opening: string;
  /** All its words: shown before it is replaced, and stored as `replaced`. */
  text: string;
};

export type SectionPlace = {
  /** For `additions`. */
  id: string;
  number: string;
  title: string;
  clauses: ReplaceableClause[];
};

/**
 * Returns the places for custom clauses in a document: its numbered sections, and the clauses in each that can be
 * replaced, except those of loops, whose places depend on the answers. Takes a tree assembled without custom clauses.
 */
export function listReplaceable({ blocks }: DocumentTree): SectionPlace[] {
  return blocks.flatMap((block, start): SectionPlace[] => {
    if (block.type !== "heading" || block.level !== 2 || block.number === null) return [];
    if (isRepeated(block.id)) return [];
    const length = blocks.slice(start + 1).findIndex(({ type }) => type === "heading");
    const inside = blocks.slice(start + 1, length === -1 ? undefined : start + 1 + length);
    return [
      {
        id: block.id,
        number: block.number,
        title: plainText(block.children),
        clauses: replaceableClauses(inside).map(({ clause }) => {
          const text = clauseText(clause);
          return { id: clause.id, number: clause.number, opening: firstWords(text), text };
        }),
      },
    ];
  });
}
