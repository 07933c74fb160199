import type { Block } from "@/lib/engine/tree/document";

const isClause = ({ type }: Block) => type === "clause";

/** Number of each section and clause by its id: «3», «3.2», «3.2.1». */
export type Numbers = ReadonlyMap<string, string>;

/**
 * Numbers sections, clauses and nested clauses from 1 without gaps. This is the only place where numbers are made;
 * everything after it only prints them.
 */
export function numberBlocks(blocks: Block[]): { blocks: Block[]; numbers: Numbers } {
  const numbers = new Map<string, string>();
  let sections = 0;
  let prefix = "";
  let clauses = 0;

  const numberClauses = (inside: Block[], parent: string): Block[] => {
    if (!inside.some(isClause)) return inside;
    let count = 0;
    return inside.map((block) => {
      if (block.type !== "clause") return block;
      count += 1;
      return numberClause(block, `${parent}.${count}`);
    });
  };
  const numberClause = (block: Extract<Block, { type: "clause" }>, own: string): Block => {
    numbers.set(block.id, own);
    return { ...block, number: own, children: numberClauses(block.children, own) };
  };

  const numbered = blocks.map((block): Block => {
    if (block.type === "heading" && block.level === 2) {
      clauses = 0;
      prefix = "";
      if (block.number === null) return block;
      sections += 1;
      prefix = `${sections}.`;
      numbers.set(block.id, String(sections));
      return { ...block, number: String(sections) };
    }
    if (block.type !== "clause") return block;
    clauses += 1;
    return numberClause(block, `${prefix}${clauses}`);
  });
  return { blocks: numbered, numbers };
}
