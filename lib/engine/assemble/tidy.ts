/** Cleans up after expanding: joins pieces, and removes introductions without content and empty sections. */
import type { Block, Inline } from "@/lib/engine/tree/document";
import { plainText } from "@/lib/engine/tree/walk";

/** Joins adjacent pieces of one list or table, and removes a «…:» with nothing after it. */
export function tidy(blocks: Block[]): Block[] {
  const only = blocks.length === 1 ? blocks[0] : undefined;
  if (only?.type === "paragraph") return endsWithColon(only.children) ? [] : blocks;
  const joined: Block[] = [];
  for (const block of blocks) {
    if (!join(joined.at(-1), block)) joined.push(block);
  }
  return joined.filter((block, index) => {
    if (block.type !== "paragraph" || !endsWithColon(block.children)) return true;
    const next = joined[index + 1]?.type;
    return next !== undefined && next !== "heading" && next !== "pageBreak";
  });
}

/** Removes empty sections, and page breaks that would leave an empty page or a page with only the title. */
export function tidySections(blocks: Block[]): Block[] {
  const full = blocks.filter((block, index) => {
    if (block.type !== "heading" || block.level === 1) return true;
    const next = blocks.slice(index + 1).find(({ type }) => type !== "pageBreak");
    return next !== undefined && next.type !== "heading";
  });
  return full.filter(({ type }, index) => {
    if (type !== "pageBreak") return true;
    const before = full[index - 1];
    const after = full[index + 1];
    const bareTitle = before?.type === "heading" && before.level === 1;
    return before !== undefined && !bareTitle && after !== undefined && after.type !== "pageBreak";
  });
}

/** True for template text that introduces what follows; an answer that ends in a colon does not count. */
function endsWithColon(inlines: Inline[]): boolean {
  const last = inlines.at(-1);
  if (last?.type === "strong" || last?.type === "emphasis") return endsWithColon(last.children);
  return last?.type === "text" && last.text.endsWith(":");
}

/** Appends the content of `block` to a block of the same kind. Both were just created, so `before` may be changed. */
function join(before: Block | undefined, block: Block): boolean {
  if (before?.type === "list" && block.type === "list") {
    before.items.push(...block.items);
    return true;
  }
  if (before?.type === "table" && block.type === "table" && haveSameHeader(before, block)) {
    before.rows.push(...block.rows);
    return true;
  }
  return false;
}

type Table = Extract<Block, { type: "table" }>;

function haveSameHeader(a: Table, b: Table): boolean {
  if (a.rows[0]?.length !== b.rows[0]?.length) return false;
  if (a.header === null || b.header === null) return a.header === b.header;
  return (
    a.header.length === b.header.length &&
    a.header.every((cell, index) => plainText(cell) === plainText(b.header?.[index] ?? []))
  );
}
