/** Inserts the owner's custom clauses into the blocks of a document, before numbering. */

import type { ClausePlaces } from "@/lib/engine/custom-clauses/find-places";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import { customClausesField } from "@/lib/engine/questions/custom-clauses";
import type { Block, Clause, Heading, Paragraph } from "@/lib/engine/tree/document";

/**
 * Additions become clauses at the end of their sections; a replacement takes the place, the id and the norms of the
 * template's clause, so that references to it still work. Their words are literal, neither parsed nor typeset; each
 * line is a paragraph.
 */
export function placeCustomClauses(
  blocks: Block[],
  customClauses: CustomClauses,
  { replaced, added }: ClausePlaces,
): Block[] {
  const replace = (inside: Block[]): Block[] =>
    inside.map((block) => {
      if (block.type !== "clause") return block;
      const text = customClauses.replacements[replaced.get(block.id) ?? -1]?.text;
      return text === undefined
        ? { ...block, children: replace(block.children) }
        : { ...block, own: "replaced", children: toParagraphs(text) };
    });
  const result = replace(blocks);

  added.forEach(({ kind, index, section }, count) => {
    const list = kind === "addition" ? customClauses.additions : customClauses.replacements;
    const clause: Clause = {
      type: "clause",
      // Ids in a template have no «_».
      id: `own_${count + 1}`,
      number: "",
      norms: [],
      children: toParagraphs(list[index]?.text ?? ""),
      own: "added",
    };
    result.splice(endOfSection(result, section ?? ownSection(result)), 0, clause);
  });
  return result;
}

/** Every line is a paragraph; the first is next to the number. */
function toParagraphs(text: string): Paragraph[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return (lines.length > 0 ? lines : [text]).map((line) => ({
    type: "paragraph",
    children: [{ type: "value", field: customClausesField, text: line.trim() }],
  }));
}

/** A section for custom clauses in a document that has none to take them. */
function ownSection(blocks: Block[]): string {
  const id = "own_section";
  if (!blocks.some((block) => block.type === "heading" && block.id === id)) {
    const heading: Heading = {
      type: "heading",
      level: 2,
      id,
      number: "",
      children: [{ type: "text", text: "Дополнительные условия" }],
    };
    blocks.push(heading);
  }
  return id;
}

/** Where to insert into a section: before the next heading and the page break above it. */
function endOfSection(blocks: Block[], section: string): number {
  const start = blocks.findIndex((block) => block.type === "heading" && block.id === section);
  let end = start + 1;
  while (end < blocks.length && blocks[end]?.type !== "heading") end += 1;
  while (end > start + 1 && blocks[end - 1]?.type === "pageBreak") end -= 1;
  return end;
}
