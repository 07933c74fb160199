import { align, type Pair } from "@/lib/engine/compare/align";
import { compareWords, DiffBudget, replaceWords } from "@/lib/engine/compare/compare-words";
import type {
  ComparedBlock,
  ComparedWords,
  DocumentComparison,
} from "@/lib/engine/compare/comparison";
import { unitSimilarity } from "@/lib/engine/compare/similarity";
import { toUnits, type Unit } from "@/lib/engine/compare/units";
import type { TextTree } from "@/lib/engine/tree/document";

/** With less in common, a text was replaced and not edited. */
const edited = 0.25;

/**
 * Compares two editions word by word. Clauses are matched by their names and words, so an inserted clause does not make
 * those after it look changed: their new numbers are listed separately. Formatting is not compared. The result is
 * symmetric, and the time is bounded however different the documents are.
 */
export function compareDocuments(before: TextTree, after: TextTree): DocumentComparison {
  const [unitsBefore, unitsAfter] = [toUnits(before.blocks), toUnits(after.blocks)];
  // Ties are broken the same way in both directions.
  const isTurned = comesFirst(unitsAfter, unitsBefore);
  const pairs = isTurned
    ? align(unitsAfter, unitsBefore).map(turned)
    : align(unitsBefore, unitsAfter);
  const effort = new DiffBudget();
  const blocks = nearby(removedFirst(pairs).map((pair) => compareUnits(pair, effort, isTurned)));
  const counts = { same: 0, added: 0, removed: 0, changed: 0 };
  for (const { kind } of blocks) counts[kind] += 1;
  return { blocks, counts };
}

function comesFirst(a: Unit[], b: Unit[]): boolean {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [keyBefore = "", keyAfter = ""] = [a[index]?.key, b[index]?.key];
    if (keyBefore !== keyAfter) return keyBefore < keyAfter;
  }
  return false;
}

function turned(pair: Pair): Pair {
  return [pair[1], pair[0]] as Pair;
}

/** Puts removed before added if nothing unchanged is between them. */
function removedFirst(pairs: Pair[]): Pair[] {
  const result: Pair[] = [];
  const added: Pair[] = [];
  for (const pair of pairs) {
    if (pair[0] === null) added.push(pair);
    else {
      if (pair[1] !== null) result.push(...added.splice(0));
      result.push(pair);
    }
  }
  return [...result, ...added];
}

function compareUnits([before, after]: Pair, effort: DiffBudget, isTurned: boolean): ComparedBlock {
  const unit = (after ?? before) as Unit;
  const words =
    before && after ? wordsOfPair(before, after, effort, isTurned) : replaceWords(before, after);
  const changed = words.some(({ mark }) => mark !== "same");
  const kind = !before ? "added" : !after ? "removed" : changed ? "changed" : "same";
  return {
    kind,
    what: unit.what,
    number: { before: before?.number ?? null, after: after?.number ?? null },
    own: { before: before?.own ?? null, after: after?.own ?? null },
    depth: unit.depth,
    far: kind === "same",
    words,
  };
}

function wordsOfPair(
  before: Unit,
  after: Unit,
  effort: DiffBudget,
  isTurned: boolean,
): ComparedWords[] {
  if (before.key !== after.key && unitSimilarity(before, after) < edited) {
    return replaceWords(before, after);
  }
  if (!isTurned) return compareWords(before, after, effort);
  return invertMarks(compareWords(after, before, effort));
}

const opposite = { same: "same", added: "removed", removed: "added" } as const;

function invertMarks(words: ComparedWords[]): ComparedWords[] {
  const result: ComparedWords[] = [];
  for (const { text, mark, before } of words) {
    const word: ComparedWords = {
      text: before ?? text,
      mark: opposite[mark],
      ...(before === undefined ? {} : { before: text }),
    };
    const last = result.at(-1);
    // Removed words precede their replacement.
    if (word.mark === "removed" && last?.mark === "added") result.splice(-1, 0, word);
    else result.push(word);
  }
  return result;
}

/** The neighbours of a change and the headings above it are shown with it. */
function nearby(blocks: ComparedBlock[]): ComparedBlock[] {
  const near = new Set<number>();
  blocks.forEach(({ kind }, index) => {
    if (kind === "same") return;
    for (const place of [index - 1, index, index + 1]) near.add(place);
  });
  let needed = false;
  for (let index = blocks.length - 1; index >= 0; index -= 1) {
    needed ||= near.has(index);
    if (blocks[index]?.what !== "heading") continue;
    if (needed) near.add(index);
    needed = false;
  }
  return blocks.map((block, index) => ({ ...block, far: !near.has(index) }));
}
