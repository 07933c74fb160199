/**
 * What is certainly in the document at a place of the template, whatever the answers: used to warn of a reference to a
 * clause that may be removed. Conservative: «not certain» may still be always there.
 */
import type { Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import { endsWithColon } from "@/lib/engine/template/check/check-structure";
import {
  type ChoiceBlock,
  type ClauseBlock,
  type Condition,
  type TemplateBlock,
  type TemplateInline,
  withoutPositions,
} from "@/lib/engine/template/language/nodes";
import { walkTemplateInlines } from "@/lib/engine/template/language/walk-template";

/** The branches around a place: inside them their conditions hold. */
export type Trail = { choice: ChoiceBlock; branch: number }[];

export class GuaranteedContent {
  private constructor(
    private readonly vocabulary: Vocabulary,
    private readonly branchIndexes: ReadonlyMap<ChoiceBlock, number>,
    /** Conditions that hold, without their positions. */
    private readonly truths: ReadonlySet<string>,
    private readonly given: ReadonlySet<string>,
  ) {}

  /** Returns what is known at the place of a reference with this trail. */
  static at(trail: Trail, vocabulary: Vocabulary): GuaranteedContent {
    let content = new GuaranteedContent(vocabulary, new Map(), new Set(), new Set());
    for (const { choice, branch: at } of trail) content = content.inside(choice, at);
    return content;
  }

  private inside(choice: ChoiceBlock, at: number): GuaranteedContent {
    const truths = new Set(this.truths);
    const given = new Set(this.given);
    const condition = choice.branches[at]?.condition;
    for (const part of condition ? toConjuncts(condition) : []) {
      truths.add(toKey(part));
      if (part.type === "given" || part.type === "equals" || part.type === "contains") {
        given.add(part.path);
      }
    }
    return new GuaranteedContent(
      this.vocabulary,
      new Map(this.branchIndexes).set(choice, at),
      truths,
      given,
    );
  }

  /** True when one of these blocks certainly contains the section or clause `id`. */
  includes(blocks: TemplateBlock[], id: string): boolean {
    return blocks.some((block) => {
      switch (block.type) {
        case "section":
          return block.id === id;
        case "clause":
          return this.isKept(block) && (block.id === id || this.includes(block.children, id));
        case "choice":
          return this.inBranches(block, (inner, children) => inner.includes(children, id));
        default:
          return false;
      }
    });
  }

  private isKept({ children: [first, ...rest] }: ClauseBlock): boolean {
    if (first?.type !== "paragraph") return false;
    return (
      this.isComplete(first.children) && (!endsWithColon(first.children) || this.hasSome(rest))
    );
  }

  /** True when at least one line, row or nested clause certainly remains after a colon. */
  private hasSome(blocks: TemplateBlock[]): boolean {
    return blocks.some((block) => {
      switch (block.type) {
        case "list":
          return block.items.some(
            ([first]) => first?.type === "paragraph" && this.isComplete(first.children),
          );
        case "table":
          return block.rows.some((row) => row.every((cell) => this.isComplete(cell)));
        case "requisites":
          return this.hasSome(block.children);
        case "requisite":
          return this.isComplete(block.value);
        case "clause":
          return this.isKept(block);
        case "choice":
          return this.inBranches(block, (inner, children) => inner.hasSome(children));
        default:
          return false;
      }
    });
  }

  private inBranches(
    choice: ChoiceBlock,
    holds: (inner: GuaranteedContent, children: TemplateBlock[]) => boolean,
  ): boolean {
    const { branches } = choice;
    const [first] = branches;
    const knownIndex =
      this.branchIndexes.get(choice) ??
      (first?.condition && this.truths.has(toKey(first.condition)) ? 0 : undefined);
    const branch = knownIndex === undefined ? undefined : branches[knownIndex];
    if (knownIndex !== undefined && branch)
      return holds(this.inside(choice, knownIndex), branch.children);
    return (
      branches.at(-1)?.condition === null &&
      branches.every(({ children }, at) => holds(this.inside(choice, at), children))
    );
  }

  /** True when no missing fact can remove these words. */
  private isComplete(inlines: TemplateInline[]): boolean {
    let complete = true;
    walkTemplateInlines(inlines, (inline) => {
      if (inline.type !== "fact" && inline.type !== "factLink") return;
      const hasHint = inline.type === "fact" && inline.hint !== undefined;
      const required = this.vocabulary[inline.path]?.required === true;
      if (!hasHint && !required && !this.given.has(inline.path)) complete = false;
    });
    return complete;
  }
}

const toConjuncts = (condition: Condition): Condition[] =>
  condition.type === "and" ? condition.parts.flatMap(toConjuncts) : [condition];

const toKey = (condition: Condition): string => JSON.stringify(condition, withoutPositions);
