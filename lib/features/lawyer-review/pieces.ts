/** A document as the lawyer's page shows it: piece by piece, each clause with its norms. Pure. */
import { clauseText } from "@/lib/engine/custom-clauses/clause-text";
import { canHaveCustomText } from "@/lib/engine/custom-clauses/custom-text";
import type { Block, Clause, DocumentTree } from "@/lib/engine/tree/document";
import { writeHtmlBlocks } from "@/lib/engine/writers/html";
import { normsText } from "@/lib/engine/writers/shared/written-form";
import type { ReviewPiece } from "@/lib/features/lawyer-review/responses";

type Flat = { block: Block; depth: number; whole: Clause | null };

/** The pieces in reading order; a nested clause is a separate piece after the clause that contains it. */
export function toPieces(tree: DocumentTree): ReviewPiece[] {
  const flat = flatten(tree.blocks);
  // The page has its own heading.
  const body = { ...tree, blocks: flat.map(({ block }) => block) };
  const markup = writeHtmlBlocks(body, { titleLevel: 2 });
  return flat.map(({ block, depth, whole }, index) => ({
    kind: kindOf(block),
    id: whole?.id ?? null,
    number: whole?.number ?? null,
    depth,
    markup: markup[index] ?? "",
    norms: whole ? whole.norms.map((norm) => normsText([norm])) : [],
    words: whole ? clauseText(whole) : "",
    canPropose: whole !== null && canHaveCustomText(whole),
    isOwn: whole?.own !== undefined,
  }));
}

function flatten(blocks: readonly Block[], depth = 0): Flat[] {
  return blocks.flatMap((block): Flat[] => {
    if (block.type === "pageBreak") return [];
    if (block.type !== "clause") return [{ block, depth, whole: null }];
    const nested = block.children.filter(({ type }) => type === "clause");
    const rest = block.children.filter(({ type }) => type !== "clause");
    return [
      { block: { ...block, children: rest }, depth, whole: block },
      ...flatten(nested, depth + 1),
    ];
  });
}

function kindOf(block: Block): ReviewPiece["kind"] {
  if (block.type === "clause") return "clause";
  if (block.type !== "heading") return "text";
  return block.level === 1 ? "title" : "heading";
}
