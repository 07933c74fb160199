/**
 * Expand: template blocks and facts → document blocks without numbers. Conditions are decided, loops
 * unrolled, facts put in, and whatever lost its content on the way is removed, so that no document
 * has an empty clause, list, table or section.
 */
import { assertNever } from "@/lib/core/invariant";
import { evaluateCondition, findAwaited } from "@/lib/engine/assemble/evaluate-condition";
import { expandInlines, type InlineContext } from "@/lib/engine/assemble/expand-inlines";
import type { Scope } from "@/lib/engine/assemble/scope";
import { tidy, tidySections } from "@/lib/engine/assemble/tidy";
import type {
  ChoiceBlock,
  ClauseBlock,
  Position,
  RequisiteBlock,
  TableBlock,
  TemplateBlock,
  TemplateInline,
} from "@/lib/engine/template/nodes";
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
    return this.each(blocks, here, (block, inside) => this.block(block, inside));
  }

  /** Follows conditions and loops down to what they steer. */
  private each<Node>(
    blocks: TemplateBlock[],
    here: Here,
    expandOne: (block: Steered, here: Here) => Node[],
  ): Node[] {
    const nodes: Node[] = [];
    for (const block of blocks) {
      if (block.type === "choice") {
        nodes.push(...this.each(this.decide(block, here.scope), here, expandOne));
      } else if (block.type === "loop") {
        let count = 0;
        for (const scope of here.scope.turns(block.variable, block.path)) {
          count += 1;
          const inside = { ...here, scope, turn: `${here.turn}.${count}` };
          nodes.push(...this.each(block.children, inside, expandOne));
        }
      } else {
        nodes.push(...expandOne(block, here));
      }
    }
    return nodes;
  }

  /** The blocks under the first condition that holds; a blank while one waits for an answer. */
  private decide({ branches, at }: ChoiceBlock, scope: Scope): TemplateBlock[] {
    for (const { condition, children } of branches) {
      if (condition === null) return children;
      const path = findAwaited(condition, scope);
      if (path !== null) return [this.openQuestion(path, scope, at)];
      if (evaluateCondition(condition, scope)) return children;
    }
    return [];
  }

  private openQuestion(path: string, scope: Scope, at: Position): TemplateBlock {
    const { definition, field } = scope.get(path);
    this.context.missing.push({ field, label: definition.label });
    const hint = definition.label.charAt(0).toLowerCase() + definition.label.slice(1);
    return { type: "paragraph", children: [{ type: "fact", path, hint, at }], at };
  }

  private block(block: Steered, here: Here): Block[] {
    const { scope } = here;
    switch (block.type) {
      case "title": {
        const children = this.words(block.children, scope, true) ?? [];
        return [{ type: "heading", level: 1, id: "title", number: null, children }];
      }
      case "section": {
        const children = this.words(block.children, scope, true) ?? [];
        const number = block.numbered ? "" : null;
        return [{ type: "heading", level: 2, id: block.id + here.turn, number, children }];
      }
      case "clause":
        return this.orNothing(() => this.clause(block, here));
      case "paragraph":
        return this.orNothing(() => this.paragraph(block.children, scope));
      case "list": {
        const items = block.items.flatMap((item) => this.orNothing(() => this.lead(item, here)));
        return items.length === 0 ? [] : [{ type: "list", items }];
      }
      case "table":
        return this.table(block, scope);
      case "requisites": {
        const rows = this.each(block.children, here, (row, inside) =>
          row.type === "requisite" ? this.requisite(row, inside.scope) : [],
        );
        return rows.length === 0 ? [] : [{ type: "requisites", rows }];
      }
      case "requisite":
        // Used in requisites only, which handle it themselves.
        return [];
      case "pageBreak":
        return [block];
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
    const [first, ...rest] = blocks;
    if (first?.type !== "paragraph") return null;
    const paragraph = this.paragraph(first.children, here.scope);
    if (paragraph === null) return null;
    const children = tidy([paragraph, ...this.blocks(rest, here)]);
    // «Оператор вправе:» with nothing left to follow it.
    return children[0] === paragraph ? children : null;
  }

  private paragraph(words: TemplateInline[], scope: Scope): Paragraph | null {
    const children = this.words(words, scope);
    return children && { type: "paragraph", children };
  }

  private table(block: TableBlock, scope: Scope): Block[] {
    const rows = block.rows.flatMap((row) =>
      this.orNothing(() => {
        const cells: Inline[][] = [];
        for (const cell of row) {
          const words = this.words(cell, scope);
          if (words === null) return null;
          cells.push(words);
        }
        return cells;
      }),
    );
    if (rows.length === 0) return [];
    const header = block.header?.map((cell) => this.words(cell, scope, true) ?? []) ?? null;
    return [{ type: "table", header, rows }];
  }

  private requisite(row: RequisiteBlock, scope: Scope): Requisites["rows"] {
    return this.orNothing(() => {
      const value = this.words(row.value, scope);
      return value && { label: row.label, value };
    });
  }

  private words(words: TemplateInline[], scope: Scope, keep = false): Inline[] | null {
    return expandInlines(words, scope, this.context, keep);
  }

  /** What was removed asks for no answers: forgets the missing facts that it met. */
  private orNothing<T>(expandOne: () => T | null): T[] {
    const { missing } = this.context;
    const before = missing.length;
    const result = expandOne();
    if (result !== null) return [result];
    missing.length = before;
    return [];
  }
}

/** Blocks that are printed, as opposed to those that steer. */
type Steered = Exclude<TemplateBlock, { type: "choice" | "loop" }>;
