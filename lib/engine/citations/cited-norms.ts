/** The norms that the clauses of a document cite, as their ground or in their words. */
import { type ChangedNorm, isAffected, keysOfCitation } from "@/lib/engine/citations/norm-keys";
import type { Block, Inline, Norm, TextTree } from "@/lib/engine/tree/document";
import { plainText, runsOf, walkRuns } from "@/lib/engine/tree/walk";

/** A clause, or (without number) words outside of all clauses, with the norms it cites. */
export type CitingClause = {
  id: string | null;
  number: string | null;
  /** The clause's first words. */
  words: string;
  norms: Norm[];
};

const maxOpeningLength = 160;

/** Returns every part of the document that cites a norm, in reading order. */
export function listCitingClauses(tree: Pick<TextTree, "blocks">): CitingClause[] {
  const clauses: CitingClause[] = [];
  const outside: CitingClause = { id: null, number: null, words: "", norms: [] };
  const visit = (blocks: Block[], around: CitingClause) => {
    for (const block of blocks) {
      if (block.type === "clause") {
        const clause = { id: block.id, number: block.number, words: "", norms: [...block.norms] };
        clauses.push(clause);
        visit(block.children, clause);
        continue;
      }
      if (block.type === "list") for (const item of block.items) visit(item, around);
      for (const run of runsOf(block)) read(run, around);
    }
  };
  visit(tree.blocks, outside);
  return [...clauses, outside]
    .map((clause) => ({ ...clause, norms: unique(clause.norms) }))
    .filter(({ norms }) => norms.length > 0);
}

/** Returns the keys by which a document can be found by the norms it cites; unique and sorted. */
export function citedKeys(tree: Pick<TextTree, "blocks">): string[] {
  const keys = new Set<string>();
  for (const norm of citedNorms(tree)) for (const key of keysOf(norm)) keys.add(key);
  return [...keys].sort();
}

function citedNorms(tree: Pick<TextTree, "blocks">): Norm[] {
  const norms: Norm[] = [];
  const visit = (blocks: Block[]) => {
    for (const block of blocks) {
      if (block.type === "clause") {
        norms.push(...block.norms);
        visit(block.children);
        continue;
      }
      if (block.type === "list") block.items.forEach(visit);
      walkRuns(block, (run) => addCited(run, norms));
    }
  };
  visit(tree.blocks);
  return norms;
}

/** Cached: our templates have some hundreds of citations, the same in every document. */
const knownKeys = new Map<string, readonly string[]>();
const maxKnownKeys = 2_000;

function keysOf(norm: Norm): readonly string[] {
  const citation = `${norm.law}|${norm.place}`;
  let keys = knownKeys.get(citation);
  if (!keys) {
    keys = keysOfCitation(norm);
    if (knownKeys.size >= maxKnownKeys) knownKeys.clear();
    knownKeys.set(citation, keys);
  }
  return keys;
}

/** Returns the clauses affected by a change of the law, each with only the affected norms. */
export function listAffectedClauses(
  tree: Pick<TextTree, "blocks">,
  change: ChangedNorm,
): CitingClause[] {
  return listCitingClauses(tree).flatMap((clause) => {
    const norms = clause.norms.filter((norm) => isAffected(norm, change));
    return norms.length > 0 ? [{ ...clause, norms }] : [];
  });
}

function read(run: Inline[], clause: CitingClause): void {
  if (clause.words === "") clause.words = truncateText(plainText(run).trim());
  addCited(run, clause.norms);
}

function addCited(inlines: Inline[], norms: Norm[]): void {
  for (const inline of inlines) {
    if (inline.type === "lawReference") norms.push(inline.norm);
    if ("children" in inline) addCited(inline.children, norms);
  }
}

function truncateText(text: string): string {
  if (text.length <= maxOpeningLength) return text;
  const opening = text.slice(0, text.lastIndexOf(" ", maxOpeningLength));
  return `${opening.replace(/\s?[.,:;—]$/, "")}…`;
}

function unique(norms: Norm[]): Norm[] {
  return [...new Map(norms.map((norm) => [`${norm.law}|${norm.place}`, norm])).values()];
}
