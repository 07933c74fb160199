import type { TemplateBlock, TemplateInline } from "@/lib/engine/template/language/nodes";

/** Returns the blocks directly inside a block, including those of all branches and loops. */
export function childBlocks(block: TemplateBlock): TemplateBlock[] {
  switch (block.type) {
    case "clause":
    case "requisites":
    case "loop":
      return block.children;
    case "choice":
      return block.branches.flatMap(({ children }) => children);
    case "list":
      return block.items.flat();
    default:
      return [];
  }
}

/** Returns the runs of words directly inside a block. */
export function inlineRuns(block: TemplateBlock): TemplateInline[][] {
  switch (block.type) {
    case "title":
    case "section":
    case "paragraph":
      return [block.children];
    case "table":
      return [...(block.header ?? []), ...block.rows.flat()];
    case "requisite":
      return [block.value];
    default:
      return [];
  }
}

/** Calls `visit` for every block, outer before inner, in reading order. */
export function walkTemplate(blocks: TemplateBlock[], visit: (block: TemplateBlock) => void): void {
  for (const block of blocks) {
    visit(block);
    walkTemplate(childBlocks(block), visit);
  }
}

/** Calls `visit` for every inline, outer before inner. */
export function walkTemplateInlines(
  inlines: TemplateInline[],
  visit: (inline: TemplateInline) => void,
): void {
  for (const inline of inlines) {
    visit(inline);
    if ("children" in inline) walkTemplateInlines(inline.children, visit);
  }
}
