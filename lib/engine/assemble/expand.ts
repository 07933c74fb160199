/**
 * Expand: template blocks and facts → document blocks without numbers. Conditions are decided, loops
 * unrolled, facts put in, and whatever lost its content on the way is removed, so that no document
 * has an empty clause, list, table or section.
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

/** Blocks of the whole document. Required facts that were not there are added to `context.missing`. */
export function expand(blocks: TemplateBlock[], scope: Scope, context: InlineContext): Block[] {
  const expander = new Expander(context);
  return tidySections(tidy(expander.blocks(blocks, { scope, turn: "", norms: [] })));
}

/** Where a block is expanded. */
type Here = {
  scope: Scope;
  /**
   * Tells apart the clauses of a loop: «.2» in its second turn. No name in a template has a dot, so such
   * a clause cannot be replaced by one of the owner's own: its place depends on the answers.
   */
  turn: string;
  /** The norms of the clause around; a nested clause without norms inherits them. */
  norms: Norm[];
};

class Expander {
  constructor(private readonly context: InlineContext) {}

  blocks(blocks: TemplateBlock[], here: Here): Block[] {
    const expanded: Block[] = [];
    this.each(blocks, here, (block, inside) => {
      const made = this.block(block, inside);
      if (made !== null) expanded.push(made);
    });
    return expanded;
  }

  /** Follows conditions and loops down to what they steer. */
  private each(
    blocks: TemplateBlock[],
    here: Here,
    visit: (block: Steered, here: Here) => void,
  ): void {
    for (const block of blocks) {
      if (block.type === "choice") this.each(this.decide(block, here.scope), here, visit);
      else if (block.type === "loop") {
        for (const [turn, scope] of here.scope.turns(block.variable, block.path).entries()) {
          this.each(block.children, { ...here, scope, turn: `${here.turn}.${turn + 1}` }, visit);
        }
      } else visit(block, here);
    }
  }

  /** The blocks under the first condition that holds; a blank while one waits for an answer. */
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
    this.context.missing.push({ field, label: definition.label });
    const hint = definition.label.charAt(0).toLowerCase() + definition.label.slice(1);
    return { type: "paragraph", children: [{ type: "fact", path, hint, at }], at };
  }

  /** What a block becomes; null when nothing of it is left. */
  private block(block: Steered, here: Here): Block | null {
    const { scope } = here;
    switch (block.type) {
      case "title": {
        const children = this.words(block.children, scope, true) ?? [];
        return { type: "heading", level: 1, id: "title", number: null, children };
      }
      case "section": {
        const children = this.words(block.children, scope, true) ?? [];
        const number = block.numbered ? "" : null;
        return { type: "heading", level: 2, id: block.id + here.turn, number, children };
      }
      case "clause":
        return this.clause(block, here);
      case "paragraph":
        return this.paragraph(block.children, scope);
      case "list": {
        const items = block.items.map((item) => this.lead(item, here)).filter(isLeft);
        return items.length === 0 ? null : { type: "list", items };
      }
      case "table": {
        const rows = block.rows.map((row) => this.row(row, scope)).filter(isLeft);
        if (rows.length === 0) return null;
        const header = block.header?.map((cell) => this.words(cell, scope, true) ?? []) ?? null;
        return { type: "table", header, rows };
      }
      case "requisites": {
        const rows: Requisites["rows"] = [];
        this.each(block.children, here, (row, inside) => {
          const value = row.type === "requisite" ? this.words(row.value, inside.scope) : null;
          if (row.type === "requisite" && value !== null) rows.push({ label: row.label, value });
        });
        return rows.length === 0 ? null : { type: "requisites", rows };
      }
      case "requisite":
        // Used in requisites only, which handle it themselves.
        return null;
      case "pageBreak":
        return block;
      default:
        return assertNever(block, "template block");
    }
  }

  private clause(block: ClauseBlock, here: Here): Clause | null {
    const own = block.norms.map(({ law, place }) => ({ law, place }));
    const norms = own.length > 0 ? own : here.norms;
    const children = this.lead(block.children, { ...here, norms });
    return children && { type: "clause", id: block.id + here.turn, number: "", norms, children };
  }

  /** Blocks led by a paragraph (a clause, an item of a list): without the paragraph nothing is left. */
  private lead(blocks: TemplateBlock[], here: Here): Block[] | null {
    const before = this.context.missing.length;
    const [first] = blocks;
    const paragraph = first?.type === "paragraph" && this.paragraph(first.children, here.scope);
    if (!paragraph) return this.forget(before);
    const all =
      blocks.length > 1 ? [paragraph, ...this.blocks(blocks.slice(1), here)] : [paragraph];
    const children = tidy(all);
    // «Оператор вправе:» with nothing left to follow it.
    return children[0] === paragraph ? children : this.forget(before);
  }

  private paragraph(words: TemplateInline[], scope: Scope): Paragraph | null {
    const children = this.words(words, scope);
    return children && { type: "paragraph", children };
  }

  private row(row: TemplateInline[][], scope: Scope): Inline[][] | null {
    const before = this.context.missing.length;
    const cells = row.map((cell) => this.words(cell, scope));
    return cells.every(isLeft) ? cells : this.forget(before);
  }

  private words(words: TemplateInline[], scope: Scope, keep = false): Inline[] | null {
    const before = this.context.missing.length;
    return expandInlines(words, scope, this.context, keep) ?? this.forget(before);
  }

  /** What was removed asks for no answers: forgets the missing facts that it met. */
  private forget(before: number): null {
    this.context.missing.length = before;
    return null;
  }
}

const isLeft = <Part>(part: Part | null): part is Part => part !== null;

/** Blocks that are printed, as opposed to those that steer. */
type Steered = Exclude<TemplateBlock, { type: "choice" | "loop" }>;
