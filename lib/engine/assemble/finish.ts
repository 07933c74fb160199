/**
 * Finish: numbered blocks → the blocks of the document. Adds the punctuation of list items, the numbers of references
 * and typography to the template's words, and collects the cited acts. All in one pass, because it runs at every
 * keystroke of the form.
 */
import { assertNever } from "@/lib/core/invariant";
import type { ResolveReference } from "@/lib/engine/assemble/references";
import { withEndMark } from "@/lib/engine/assemble/with-end-mark";
import type { Block, Inline, List } from "@/lib/engine/tree/document";
import { opaque, typesetDocument } from "@/lib/russian/typography";

/** @param resolve inserts the number of a reference */
export function finish(
  blocks: Block[],
  resolve: ResolveReference,
): { blocks: Block[]; cited: ReadonlySet<string> } {
  const finisher = new Finisher(resolve);
  return { blocks: finisher.blocks(blocks), cited: finisher.cited };
}

class Finisher {
  /** Keys of acts. */
  readonly cited = new Set<string>();

  constructor(private readonly resolve: ResolveReference) {}

  blocks(blocks: Block[]): Block[] {
    return blocks.map((block) => this.block(block));
  }

  private block(block: Block): Block {
    switch (block.type) {
      case "paragraph":
        return { type: "paragraph", children: this.run(block.children) };
      case "clause":
        for (const { law } of block.norms) this.cited.add(law);
        return { ...block, children: this.blocks(block.children) };
      case "heading":
        return { ...block, children: this.run(block.children) };
      case "list":
        return this.list(block, ".");
      case "table": {
        const row = (cells: Inline[][]) => cells.map((cell) => this.run(cell));
        return { ...block, header: block.header && row(block.header), rows: block.rows.map(row) };
      }
      case "requisites": {
        const rows = block.rows.map(({ label, value }) => ({
          label: typesetDocument(label),
          value: this.run(value),
        }));
        return { ...block, rows };
      }
      case "pageBreak":
        return block;
      default:
        return assertNever(block, "block");
    }
  }

  /**
   * Ends list items with «;», the last one with `end`, an item before a nested list with «:». Templates leave the
   * punctuation out, because the answers decide which item is the last.
   * @param end a full stop, or the punctuation of the enclosing item
   */
  private list({ items }: List, end: string): List {
    const last = items.length - 1;
    return {
      type: "list",
      items: items.map((item, index) => this.item(item, index === last ? end : ";")),
    };
  }

  private item(item: Block[], end: string): Block[] {
    return item.map((block, index) => {
      const next = item[index + 1];
      if (block.type === "list") return this.list(block, next ? ";" : end);
      if (block.type !== "paragraph") return this.block(block);
      const mark = next ? next.type === "list" && ":" : end;
      const children = mark ? withEndMark(block.children, mark) : block.children;
      return { type: "paragraph", children: this.run(children) };
    });
  }

  /**
   * @param before the character before the run, empty at the beginning of a paragraph
   * @param after the character after it
   */
  private run(run: Inline[], before = "", after = ""): Inline[] {
    return run.map((inline, index) => {
      const previous = run[index - 1];
      const next = run[index + 1];
      const left = previous ? edge(previous, -1) : before;
      return this.inline(inline, left, next ? edge(next, 0) : after);
    });
  }

  private inline(inline: Inline, left: string, right: string): Inline {
    switch (inline.type) {
      case "text": {
        const text = typesetDocument(inline.text, left, right);
        return text === inline.text ? inline : { type: "text", text };
      }
      case "lawReference":
        this.cited.add(inline.norm.law);
        return { ...inline, text: typesetDocument(inline.text, left, right) };
      case "clauseReference":
        return this.resolve(inline);
      case "strong":
      case "emphasis":
      case "link":
        return { ...inline, children: this.run(inline.children, left, right) };
      case "value":
      case "blank":
        // The owner's own words are not changed.
        return inline;
      default:
        return assertNever(inline, "inline");
    }
  }
}

/** The character at the end of an inline; for an answer only that there is one. */
function edge(inline: Inline, end: 0 | -1): string {
  switch (inline.type) {
    case "text":
      return inline.text.at(end) ?? "";
    case "strong":
    case "emphasis":
    case "link": {
      const child = inline.children.at(end);
      return child ? edge(child, end) : "";
    }
    default:
      return opaque;
  }
}
