/** Traversals of a document tree, so that the recursion is written once. */

import { assertNever } from "@/lib/core/invariant";
import type { Block, Inline, TextTree } from "@/lib/engine/tree/document";

/** How a blank is printed in every format. */
const blankText = (hint: string): string => `[указать: ${hint}]`;

/** Returns the words of inlines as a reader sees them, without formatting. */
export function plainText(inlines: Inline[]): string {
  let text = "";
  for (const inline of inlines) {
    switch (inline.type) {
      case "text":
      case "value":
      case "lawReference":
      case "clauseReference":
        text += inline.text;
        break;
      case "blank":
        text += blankText(inline.hint);
        break;
      case "strong":
      case "emphasis":
      case "link":
        text += plainText(inline.children);
        break;
      default:
        assertNever(inline, "inline");
    }
  }
  return text;
}

/** Calls `visit` for every block, outer before inner, in reading order. */
export function walkBlocks(blocks: Block[], visit: (block: Block) => void): void {
  for (const block of blocks) {
    visit(block);
    if (block.type === "clause") walkBlocks(block.children, visit);
    else if (block.type === "list") for (const item of block.items) walkBlocks(item, visit);
  }
}

/** Calls `visit` for every inline, outer before inner, in reading order. */
export function walkInlines(blocks: Block[], visit: (inline: Inline) => void): void {
  const walk = (inlines: Inline[]): void => {
    for (const inline of inlines) {
      visit(inline);
      if ("children" in inline) walk(inline.children);
    }
  };
  walkBlocks(blocks, (block) => walkRuns(block, walk));
}

/** Returns the runs of words directly inside a block: a paragraph's, a heading's, each cell's. */
export function runsOf(block: Block): Inline[][] {
  const runs: Inline[][] = [];
  walkRuns(block, (run) => runs.push(run));
  return runs;
}

/** Calls `visit` for the same runs, without allocating a list for every paragraph. */
export function walkRuns(block: Block, visit: (run: Inline[]) => void): void {
  switch (block.type) {
    case "heading":
    case "paragraph":
      visit(block.children);
      return;
    case "table":
      for (const cell of block.header ?? []) visit(cell);
      for (const row of block.rows) for (const cell of row) visit(cell);
      return;
    case "requisites":
      for (const { value } of block.rows) visit(value);
      return;
    case "clause":
    case "list":
    case "pageBreak":
      return;
    default:
      assertNever(block, "block");
  }
}

/** Returns the blocks with a function applied to every run of words. */
export function mapRuns(blocks: Block[], mapRun: (run: Inline[]) => Inline[]): Block[] {
  const map = (inside: Block[]): Block[] => inside.map(mapBlock);
  const mapBlock = (block: Block): Block => {
    switch (block.type) {
      case "heading":
      case "paragraph":
        return { ...block, children: mapRun(block.children) };
      case "clause":
        return { ...block, children: map(block.children) };
      case "list":
        return { ...block, items: block.items.map(map) };
      case "table":
        return {
          ...block,
          header: block.header?.map(mapRun) ?? null,
          rows: block.rows.map((row) => row.map(mapRun)),
        };
      case "requisites":
        return {
          ...block,
          rows: block.rows.map(({ label, value }) => ({ label, value: mapRun(value) })),
        };
      case "pageBreak":
        return block;
      default:
        return assertNever(block, "block");
    }
  };
  return map(blocks);
}

/** Returns what the owner still has to fill in, without duplicates, in reading order: «Что осталось вписать». */
export function listBlanks(tree: Pick<TextTree, "blocks">): string[] {
  const hints = new Set<string>();
  walkInlines(tree.blocks, (inline) => {
    if (inline.type === "blank") hints.add(inline.hint);
  });
  return [...hints];
}
