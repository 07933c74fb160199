import type { DocumentTree } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";

/** What the owner has yet to write in, each once, in reading order: «Что осталось вписать». */
export function listBlanks(tree: Pick<DocumentTree, "blocks">): string[] {
  const hints = new Set<string>();
  walkInlines(tree.blocks, (inline) => {
    if (inline.type === "blank") hints.add(inline.hint);
  });
  return [...hints];
}
