/** References to clauses and sections: resolves them to the numbers of what is still in the document. */
import { invariant } from "@/lib/core/invariant";
import type { Numbers } from "@/lib/engine/assemble/number";
import type { TemplateBlock } from "@/lib/engine/template/language/nodes";
import { childBlocks } from "@/lib/engine/template/language/walk-template";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";

/** Ids of removed sections and clauses → the nearest enclosing block that is still there, or null. */
export type ReferenceFallbacks = ReadonlyMap<string, string | null>;

/**
 * For every reference to something that is not in the document, finds where the target stood (the enclosing clause or
 * section), or null when that is gone too and the reference must be removed.
 * @param referred the targets of the references in the blocks, possibly with others
 */
export function findReferenceFallbacks(
  blocks: Block[],
  referred: ReadonlySet<string>,
  numbers: Numbers,
  template: TemplateBlock[],
): ReferenceFallbacks {
  // Nearly always everything is there, and the document need not be searched.
  if ([...referred].every((id) => numbers.has(id))) return new Map();
  const removedIds = new Set<string>();
  walkInlines(blocks, (inline) => {
    if (inline.type === "clauseReference" && !numbers.has(inline.target))
      removedIds.add(inline.target);
  });
  if (removedIds.size === 0) return new Map();

  const enclosing = new Map<string, string[]>();
  let section: string[] = [];
  const collect = (inside: TemplateBlock[], clauses: string[]): void => {
    for (const block of inside) {
      if (block.type === "section") section = [block.id];
      if (block.type !== "clause") {
        collect(childBlocks(block), clauses);
        continue;
      }
      // The same id may occur in several branches of one condition.
      enclosing.set(block.id, [...(enclosing.get(block.id) ?? []), ...clauses, ...section]);
      collect(block.children, [block.id, ...clauses]);
    }
  };
  collect(template, []);
  return new Map(
    [...removedIds].map((id) => [
      id,
      enclosing.get(id)?.find((outer) => numbers.has(outer)) ?? null,
    ]),
  );
}

type ClauseReference = Extract<Inline, { type: "clauseReference" }>;

/** @throws InvariantError for a reference to a target without a number. */
export type ResolveReference = (reference: ClauseReference) => ClauseReference;

/** Returns the function that inserts the stored number into a reference. */
export const referenceResolver =
  (numbers: Numbers, fallbacks: ReferenceFallbacks): ResolveReference =>
  (reference) => {
    const target = fallbacks.get(reference.target) ?? reference.target;
    const text = numbers.get(target);
    invariant(text, `A reference points to nothing: ${reference.target}`);
    return { ...reference, target, text };
  };
