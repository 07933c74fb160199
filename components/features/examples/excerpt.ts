import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtml } from "@/lib/engine/writers/html";
import { writeText } from "@/lib/engine/writers/text";

/** About what the page shows before the fade. */
const letters = 2200;

/** The beginning of a document as markup with the norms in its margin. */
export function excerptOf(tree: DocumentTree, idPrefix: string): string {
  let room = letters;
  let count = 0;
  for (const block of tree.blocks) {
    if (room <= 0) break;
    room -= writeText({ ...tree, blocks: [block] }).length;
    count += 1;
  }
  const begin = { ...tree, blocks: tree.blocks.slice(0, count) };
  return formatMarginNorms(writeHtml(begin, { idPrefix, titleLevel: 2 }));
}
