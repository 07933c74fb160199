import type { Block } from "@/lib/engine/tree/document";

/** Prefix of every id in the preview, so that none clashes with the page's ids. */
export const previewIdPrefix = "preview-";

/** A block of the document and a key that identifies it across renders. */
export type PreviewPart = { key: string; markup: string };

/**
 * Keys for the blocks of a document: the id of a heading or clause; other blocks use their kind and a counter since the
 * last block with an id.
 */
export function toParts(blocks: readonly Block[], markups: readonly string[]): PreviewPart[] {
  let place = "";
  const used = new Map<string, number>();
  return blocks.map((block, index) => {
    const hasId = block.type === "heading" || block.type === "clause";
    if (hasId) place = block.id;
    const name = hasId ? block.id : `${place}/${block.type}`;
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return { key: count === 1 ? name : `${name}/${count}`, markup: markups[index] ?? "" };
  });
}
