/**
 * Expand: template blocks and facts → document blocks without numbers. Conditions are evaluated, loops unrolled, facts
 * inserted, and whatever has no content left is removed, so that no document has an empty clause, list, table or
 * section.
 */
import { assertNever } from "@/lib/core/invariant";
import { evaluateCondition } from "@/lib/engine/assemble/evaluate-condition";
import { expandInlines, type InlineContext } from "@/lib/engine/assemble/expand-inlines";
import type { Scope } from "@/lib/engine/assemble/scope";
import { tidy, tidySections } from "@/lib/engine/assemble/tidy";
import type {
  ChoiceBlock,
  ClauseBlock,
  Position,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/language/nodes";
import type {
  Block,
  Clause,
  Inline,
  Norm,
  Paragraph,
  Requisites,
} from "@/lib/engine/tree/document";

/** Returns the blocks of the whole document. Adds the missing required facts to the context. */
export function expand(blocks: TemplateBlock[], scope: Scope, context: InlineContext): Block[] {
  const expander = new Expander(context);
  return tidySections(tidy(expander.blocks(blocks, { scope, iteration: "", norms: [] })));
}

/** The place in the template at which a block is expanded. */
type BlockContext = {
  scope: Scope;
  /**
   * Distinguishes the clauses of a loop: «.2» in its second iteration. Ids in a template have no dot, so such a clause
   * cannot be replaced by a custom one: its place depends on the answers.
   */
  iteration: string;
  /** The norms of the enclosing clause; a nested clause without norms inherits them. */
  norms: Norm[];
};

class Expander {
  constructor(private readonly context: InlineContext) {}

  blocks(blocks: TemplateBlock[], position: BlockContext): Block[] {
    const expanded: Block[] = [];
    this.each(blocks, position, (block, inner) => {
      const result = this.block(block, inner);
      if (result !== null) expanded.push(result);
    });
    return expanded;
  }

  /** Visits the blocks under conditions and loops. */
  private each(
    blocks: TemplateBlock[],
    position: BlockContext,
    visit: (block: ContentBlock, position: BlockContext) => void,
  ): void {
    for (const block of blocks) {
      if (block.type === "choice") this.each(this.decide(block, position.scope), position, visit);
      else if (block.type === "loop") {
        for (const [index, scope] of position.scope
          .iterations(block.variable, block.path)
          .entries()) {
          this.each(
            block.children,
            { ...position, scope, iteration: `${position.iteration}.${index + 1}` },
            visit,
          );
        }
      } else visit(block, position);
    }
  }

  /** Returns the blocks under the first condition that holds; a blank while a condition needs an answer. */
  private decide({ branches, at }: ChoiceBlock, scope: Scope): TemplateBlock[] {
    for (const { condition, children } of branches) {
      const holds = condition === null || evaluateCondition(condition, scope);
      if (typeof holds === "string") return [this.openQuestion(holds, scope, at)];
      if (holds) return children;
    }
    return [];
  }

  private openQuestion(path: string, scope: Scope, at: Position): TemplateBlock {
    const { definition, field } = scope.get(path);
    this.context.missingFacts.push({ field, label: definition.label });
    const hint = definition.label.charAt(0).toLowerCase() + definition.label.slice(1);
    return { type: "paragraph", children: [{ type: "fact", path, hint, at }], at };
  }

  /** Expands a block; null when nothing of it is left. */
  private block(block: ContentBlock, position: BlockContext): Block | null {
    const { scope } = position;
    switch (block.type) {
      case "title": {
        const children = this.expandInlines(block.children, scope, true) ?? [];
        return { type: "heading", level: 1, id: "title", number: null, children };
      }
      case "section": {
        const children = this.expandInlines(block.children, scope, true) ?? [];
        const number = block.numbered ? "" : null;
        return { type: "heading", level: 2, id: block.id + position.iteration, number, children };
      }
      case "clause":
        return this.clause(block, position);
      case "paragraph":
        return this.paragraph(block.children, scope);
      case "list": {
        const items = block.items.map((item) => this.ledByParagraph(item, position)).filter(isLeft);
        return items.length === 0 ? null : { type: "list", items };
      }
      case "table": {
        const rows = block.rows.map((row) => this.row(row, scope)).filter(isLeft);
        if (rows.length === 0) return null;
        const header =
          block.header?.map((cell) => this.expandInlines(cell, scope, true) ?? []) ?? null;
        return { type: "table", header, rows };
      }
      case "requisites": {
        const rows: Requisites["rows"] = [];
        this.each(block.children, position, (row, inner) => {
          const value =
            row.type === "requisite" ? this.expandInlines(row.value, inner.scope) : null;
          if (row.type === "requisite" && value !== null) rows.push({ label: row.label, value });
        });
        return rows.length === 0 ? null : { type: "requisites", rows };
      }
      case "requisite":
        // Occurs only in requisites, which handle it themselves.
        return null;
      case "pageBreak":
        return block;
      default:
        return assertNever(block, "template block");
    }
  }

  private clause(block: ClauseBlock, position: BlockContext): Clause | null {
    const ownNorms = block.norms.map(({ law, place }) => ({ law, place }));
    const norms = ownNorms.length > 0 ? ownNorms : position.norms;
    const children = this.ledByParagraph(block.children, { ...position, norms });
    return (
      children && { type: "clause", id: block.id + position.iteration, number: "", norms, children }
    );
  }

  /** Expands blocks led by a paragraph (a clause, a list item); null when the paragraph is removed. */
  private ledByParagraph(blocks: TemplateBlock[], position: BlockContext): Block[] | null {
    const before = this.context.missingFacts.length;
    const [first] = blocks;
    const paragraph = first?.type === "paragraph" && this.paragraph(first.children, position.scope);
    if (!paragraph) return this.forget(before);
    const all =
      blocks.length > 1 ? [paragraph, ...this.blocks(blocks.slice(1), position)] : [paragraph];
    const children = tidy(all);
    // «Оператор вправе:» with nothing left to follow it.
    return children[0] === paragraph ? children : this.forget(before);
  }

  private paragraph(inlines: TemplateInline[], scope: Scope): Paragraph | null {
    const children = this.expandInlines(inlines, scope);
    return children && { type: "paragraph", children };
  }

  private row(row: TemplateInline[][], scope: Scope): Inline[][] | null {
    const before = this.context.missingFacts.length;
    const cells = row.map((cell) => this.expandInlines(cell, scope));
    return cells.every(isLeft) ? cells : this.forget(before);
  }

  private expandInlines(inlines: TemplateInline[], scope: Scope, keep = false): Inline[] | null {
    const before = this.context.missingFacts.length;
    return expandInlines(inlines, scope, this.context, keep) ?? this.forget(before);
  }

  /** A removed block needs no answers: drops the missing facts it has collected. */
  private forget(before: number): null {
    this.context.missingFacts.length = before;
    return null;
  }
}

const isLeft = <Part>(part: Part | null): part is Part => part !== null;

/** Blocks that are printed, as opposed to conditions and loops. */
type ContentBlock = Exclude<TemplateBlock, { type: "choice" | "loop" }>;
