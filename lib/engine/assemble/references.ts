/** References to clauses and sections: to what is still there, by its number. */
import { invariant } from "@/lib/core/invariant";
import type { Numbers } from "@/lib/engine/assemble/number";
import type { TemplateBlock } from "@/lib/engine/template/language/nodes";
import { childBlocks } from "@/lib/engine/template/language/walk-template";
import type { Block, Inline } from "@/lib/engine/tree/document";
import { walkInlines } from "@/lib/engine/tree/walk";

/** Ids of removed sections and clauses → the nearest thing around them that is still there. */
export type Substitutes = ReadonlyMap<string, string | null>;

/**
 * For every reference to something that is not in the document: where it stood (the clause or section
 * around it), or null when that is gone too and the reference has to go as well.
 * @param referred what the references of the blocks lead to, and maybe more
 */
export function findSubstitutes(
  blocks: Block[],
  referred: ReadonlySet<string>,
  numbers: Numbers,
  template: TemplateBlock[],
): Substitutes {
  // Nearly always all is there: then nobody has to look through the document for what is not.
  if ([...referred].every((id) => numbers.has(id))) return new Map();
  const gone = new Set<string>();
  walkInlines(blocks, (inline) => {
    if (inline.type === "clauseReference" && !numbers.has(inline.target)) gone.add(inline.target);
  });
  if (gone.size === 0) return new Map();

  const around = new Map<string, string[]>();
  let section: string[] = [];
  const collect = (inside: TemplateBlock[], clauses: string[]): void => {
    for (const block of inside) {
      if (block.type === "section") section = [block.id];
      if (block.type !== "clause") {
        collect(childBlocks(block), clauses);
        continue;
      }
      // The same name may occur in several branches of one condition.
      around.set(block.id, [...(around.get(block.id) ?? []), ...clauses, ...section]);
      collect(block.children, [block.id, ...clauses]);
    }
  };
  collect(template, []);
  return new Map(
    [...gone].map((id) => [id, around.get(id)?.find((outer) => numbers.has(outer)) ?? null]),
  );
}

type ClauseReference = Extract<Inline, { type: "clauseReference" }>;

/** @throws InvariantError for a reference to what has no number. */
export type ResolveReference = (reference: ClauseReference) => ClauseReference;

/** What puts the stored number into a reference. */
export const referenceResolver =
  (numbers: Numbers, substitutes: Substitutes): ResolveReference =>
  (reference) => {
    const target = substitutes.get(reference.target) ?? reference.target;
    const text = numbers.get(target);
    invariant(text, `A reference points to nothing: ${reference.target}`);
    return { ...reference, target, text };
  };
