/** Finds a place in a document for each custom clause; every clause gets one. */

import { countWords, wordSimilarity } from "@/lib/engine/custom-clauses/clause-text";
import type { CustomClauses } from "@/lib/engine/questions/custom-clauses";
import type { TemplateBlock } from "@/lib/engine/template/language/nodes";
import { childBlocks } from "@/lib/engine/template/language/walk-template";
import type { Block, Clause } from "@/lib/engine/tree/document";

/** True for the id of a block made by a loop (it has a dot): their number depends on the answers. */
export const isRepeated = (id: string): boolean => id.includes(".");
/** Two wordings of one provision share most of their words; two different provisions rarely do. */
const minSimilarity = 0.6;

export type ClausePlaces = {
  /** Index of the custom clause that replaces a clause, by the clause's id. */
  replaced: ReadonlyMap<string, number>;
  /** Additions, and replacements of removed clauses, in order. `section` null: a new section is made. */
  added: { kind: "addition" | "replacement"; index: number; section: string | null }[];
};

/**
 * Finds the places in the blocks of a document without custom clauses, numbered or not.
 *
 * A replacement goes to the clause with the stored id; otherwise to the clause with nearly the same words as the
 * replaced one (a generated id changes with the first words). When that is gone or taken too, it goes to the end of the
 * section in which the template has that clause. A clause without a section goes to the end of the last one.
 */
export function findPlaces(
  blocks: Block[],
  { additions, replacements }: CustomClauses,
  template: TemplateBlock[],
): ClausePlaces {
  const clauses = replaceableClauses(blocks);
  const byId = new Map(clauses.map((place) => [place.clause.id, place]));
  const wantedIds = new Map<number, string>();
  for (const [index, { clause }] of replacements.entries()) {
    if (byId.has(clause)) wantedIds.set(index, clause);
  }
  const free = new Set(byId.keys());
  for (const id of wantedIds.values()) free.delete(id);
  for (const [index, { replaced }] of replacements.entries()) {
    if (wantedIds.has(index)) continue;
    const id = findAlike(replaced, clauses, free);
    if (id === null) continue;
    wantedIds.set(index, id);
    free.delete(id);
  }

  const takenIds = new Set(wantedIds.values());
  const replaced = new Map<string, number>();
  for (const [index, id] of [...wantedIds].sort(([a], [b]) => a - b)) {
    const goesWithOuter = byId.get(id)?.around.some((outer) => takenIds.has(outer)) ?? false;
    if (!replaced.has(id) && !goesWithOuter) replaced.set(id, index);
  }

  const { sections, last } = numberedSections(blocks);
  const sectionOf = (name: string | null) => (name !== null && sections.has(name) ? name : last);
  const standing = new Set(replaced.values());
  const added: ClausePlaces["added"] = [
    ...additions.map(({ section }, index) => ({
      kind: "addition" as const,
      index,
      section: sectionOf(section),
    })),
    ...replacements.flatMap(({ clause }, index) =>
      standing.has(index)
        ? []
        : [
            {
              kind: "replacement" as const,
              index,
              section: sectionOf(templateSection(template, clause)),
            },
          ],
    ),
  ];
  return { replaced, added };
}

type ClausePlace = { clause: Clause; around: string[] };

/** The clauses that can be replaced, outer before inner; not those of loops. */
export function replaceableClauses(blocks: Block[], around: string[] = []): ClausePlace[] {
  return blocks.flatMap((block) => {
    if (block.type !== "clause" || block.own) return [];
    const inside = replaceableClauses(block.children, [...around, block.id]);
    return isRepeated(block.id) ? inside : [{ clause: block, around }, ...inside];
  });
}

function findAlike(text: string, clauses: ClausePlace[], free: ReadonlySet<string>): string | null {
  const wantedIds = countWords(text);
  let best: string | null = null;
  let bestShare = minSimilarity;
  for (const { clause } of clauses) {
    if (!free.has(clause.id)) continue;
    const share = wordSimilarity(wantedIds, countWords(clause));
    if (share < bestShare || (share === bestShare && best !== null)) continue;
    best = clause.id;
    bestShare = share;
  }
  return best;
}

/** The sections that can hold custom clauses, and the one for a clause whose own section is gone. */
function numberedSections(blocks: Block[]): { sections: Set<string>; last: string | null } {
  const sections = new Set<string>();
  let section: string | null = null;
  // From the least to the most suitable.
  const last: (string | null)[] = [null, null, null];
  for (const block of blocks) {
    if (block.type === "heading" && block.level === 2) {
      section = block.number === null ? null : block.id;
      if (section === null) continue;
      sections.add(section);
      last[0] = section;
    }
    if (block.type !== "clause" || section === null) continue;
    last[isRepeated(section) ? 1 : 2] = section;
  }
  return { sections, last: last[2] ?? last[1] ?? last[0] ?? null };
}

/** The template's section that contains a clause, whether or not the answers include it. */
function templateSection(template: TemplateBlock[], clause: string): string | null {
  let section: string | null = null;
  const find = (blocks: TemplateBlock[]): boolean =>
    blocks.some((block) => {
      if (block.type === "section") section = block.id;
      return (block.type === "clause" && block.id === clause) || find(childBlocks(block));
    });
  return find(template) ? section : null;
}
