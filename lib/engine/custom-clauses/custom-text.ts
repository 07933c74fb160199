/** Replaces the text of one clause of a finished document by updating the owner's custom clauses. */

import { clauseText, isUnchanged } from "@/lib/engine/custom-clauses/clause-text";
import { isRepeated } from "@/lib/engine/custom-clauses/find-places";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { Block, Clause } from "@/lib/engine/tree/document";
import { walkBlocks } from "@/lib/engine/tree/walk";

/** Whether the owner may replace the clause: not in a loop, whose clauses depend on the answers. */
export const canHaveCustomText = (clause: Clause): boolean =>
  clause.own !== undefined || !isRepeated(clause.id);

/** What became of a clause in a later text: its current version when it still exists. */
type ClauseStatus = { state: "same" | "changed"; clause: Clause } | { state: "gone"; clause: null };

/**
 * Finds a clause again in a later text of the same document. An added clause has no stable id and is recognised by its
 * words; numbers in references may differ.
 */
export function relocateClause(blocks: Block[], before: Clause): ClauseStatus {
  const text = clauseText(before);
  const matches = (clause: Clause) =>
    before.own === "added"
      ? clause.own === "added" && clauseText(clause) === text
      : clause.own !== "added" && clause.id === before.id;
  const [clause] = listClauses(blocks).filter(matches);
  if (!clause) return { state: "gone", clause: null };
  return { state: isUnchanged(clause, text) ? "same" : "changed", clause };
}

/** Returns all clauses, outer before inner, in reading order. */
export function listClauses(blocks: Block[]): Clause[] {
  const clauses: Clause[] = [];
  walkBlocks(blocks, (block) => {
    if (block.type === "clause") clauses.push(block);
  });
  return clauses;
}

/**
 * Returns the custom clauses with a new text for one clause: a replacement of the template's clause, or a changed custom
 * one.
 * @param customClauses may come from a form that is still being filled in.
 * @param clause as in the text in force.
 * @returns null when the words of a custom clause are not found.
 */
export function withCustomText(
  customClauses: Partial<CustomClauses> | null | undefined,
  clause: Clause,
  text: string,
): CustomClauses | null {
  const additions = customClauses?.additions ?? [];
  const replacements = customClauses?.replacements ?? [];
  if (clause.own === undefined) {
    const replaced = clauseText(clause);
    // The first of several replacements of one clause takes effect.
    return { additions, replacements: [{ clause: clause.id, text, replaced }, ...replacements] };
  }
  const value = clauseText(clause);
  const matches = (item: { text?: string }) => shownLines(item.text ?? "") === value;
  const inAdditions = clause.own === "added" ? additions.findIndex(matches) : -1;
  if (inAdditions >= 0) return { additions: withText(additions, inAdditions, text), replacements };
  const inReplacements = replacements.findIndex(matches);
  if (inReplacements < 0) return null;
  return { additions, replacements: withText(replacements, inReplacements, text) };
}

const withText = <Item extends { text: string }>(items: Item[], at: number, text: string): Item[] =>
  items.map((item, index) => (index === at ? { ...item, text } : item));

/** The text of a custom clause as its clause shows it: `toParagraphs` of `place-custom-clauses.ts`. */
const shownLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
