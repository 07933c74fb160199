import { compareDocuments } from "@/lib/engine/compare/compare-documents";
import type { ComparedBlock } from "@/lib/engine/compare/comparison";
import { clauseText } from "@/lib/engine/custom-clauses/clause-text";
import type { Clause, DocumentTree, Paragraph } from "@/lib/engine/tree/document";

/**
 * Compares a new text with that of a clause, word by word.
 * @param tree any document tree: only its words are compared.
 */
export function diffClause(tree: DocumentTree, clause: Clause, text: string): ComparedBlock[] {
  const asTree = (value: string) => ({ ...tree, blocks: paragraphsOf(value) });
  return compareDocuments(asTree(clauseText(clause)), asTree(text)).blocks;
}

const paragraphsOf = (value: string): Paragraph[] =>
  value
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((text) => ({ type: "paragraph", children: [{ type: "text", text }] }));
