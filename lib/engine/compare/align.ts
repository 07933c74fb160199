/** Matches the units of two editions. */
import { diffArrays } from "diff";
import { unitSimilarity } from "@/lib/engine/compare/similarity";
import type { Unit } from "@/lib/engine/compare/units";

/** `null` for a unit without a counterpart: it was added or removed. */
export type Pair =
  | [before: Unit, after: Unit]
  | [before: Unit, after: null]
  | [before: null, after: Unit];

/** Clauses with one name are the same clause, unless they have less than this in common: then the name was reused. */
const minSimilaritySameId = 0.15;
/** Units without a name are the same when they share this much. */
const minSimilarity = 0.4;
/**
 * Limits of the search, to keep its time bounded: beyond so many differences, or so many possible pairs, it is less
 * thorough.
 */
const maxEdits = 1000;
const maxPairs = 900;
const window = 12;

/**
 * Aligns all units of both editions in reading order: first by name, between those by equal words, between those by
 * similar words.
 */
export function align(before: Unit[], after: Unit[]): Pair[] {
  const pairs: Pair[] = [];
  let from = 0;
  let to = 0;
  for (const [a, b] of [...anchors(before, after), [before.length, after.length] as const]) {
    pairs.push(...alignEqual(before.slice(from, a), after.slice(to, b)));
    const [unitBefore, unitAfter] = [before[a], after[b]];
    if (unitBefore && unitAfter) pairs.push([unitBefore, unitAfter]);
    from = a + 1;
    to = b + 1;
  }
  return pairs;
}

type Anchor = readonly [before: number, after: number];

/** Pairs headings and clauses with the same name, in the same order. */
function anchors(before: Unit[], after: Unit[]): Anchor[] {
  const places = byName(after);
  const foundAnchors: Anchor[] = [];
  for (const [name, a] of byName(before)) {
    const b = places.get(name);
    const [unitBefore, unitAfter] = [before[a], b === undefined ? undefined : after[b]];
    if (!unitBefore || !unitAfter || b === undefined || unitBefore.what !== unitAfter.what)
      continue;
    const isCertain =
      unitBefore.what === "heading" || unitBefore.own !== null || unitAfter.own !== null;
    if (isCertain || unitSimilarity(unitBefore, unitAfter) >= minSimilaritySameId)
      foundAnchors.push([a, b]);
  }
  return longestIncreasing(foundAnchors.sort(([a], [b]) => a - b));
}

/** Indexes of the units by name; a name that occurs twice is ignored. */
function byName(units: Unit[]): Map<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  units.forEach(({ id }, index) => {
    if (id === null) return;
    if (places.has(id)) repeated.add(id);
    places.set(id, index);
  });
  for (const id of repeated) places.delete(id);
  return places;
}

/** The largest set of anchors that do not cross (longest increasing subsequence, n log n). */
function longestIncreasing(foundAnchors: Anchor[]): Anchor[] {
  const ends: number[] = [];
  const previous: number[] = [];
  foundAnchors.forEach(([, b], index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((foundAnchors[ends[middle] ?? 0]?.[1] ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = index;
  });
  const increasing: Anchor[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) {
    const anchor = foundAnchors[at];
    if (anchor) increasing.unshift(anchor);
  }
  return increasing;
}

/** Pairs units with equal words, and looks for similar ones between them. */
function alignEqual(before: Unit[], after: Unit[]): Pair[] {
  if (before.length === 0 || after.length === 0) return unpaired(before, after);
  const changes = diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: maxEdits },
  );
  if (!changes) return alignSimilar(before, after);
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  let [fromA, fromB] = [0, 0];
  const finish = () => {
    pairs.push(...alignSimilar(before.slice(fromA, a), after.slice(fromB, b)));
  };
  for (const { added, removed, count } of changes) {
    if (removed) a += count;
    else if (added) b += count;
    else {
      finish();
      for (let index = 0; index < count; index += 1) {
        pairs.push([before[a + index], after[b + index]] as Pair);
      }
      a += count;
      b += count;
      [fromA, fromB] = [a, b];
    }
  }
  finish();
  return pairs;
}

/** Pairs units of one kind that share many words, in order. */
function alignSimilar(before: Unit[], after: Unit[]): Pair[] {
  if (before.length === 0 || after.length === 0) return unpaired(before, after);
  const chosen =
    before.length * after.length <= maxPairs ? bestPairs(before, after) : nearPairs(before, after);
  const pairs: Pair[] = [];
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...chosen, [before.length, after.length] as const]) {
    pairs.push(...unpaired(before.slice(a, nextA), after.slice(b, nextB)));
    const [unitBefore, unitAfter] = [before[nextA], after[nextB]];
    if (unitBefore && unitAfter) pairs.push([unitBefore, unitAfter]);
    [a, b] = [nextA + 1, nextB + 1];
  }
  return pairs;
}

function score(unitBefore: Unit | undefined, unitAfter: Unit | undefined): number {
  if (!unitBefore || !unitAfter || unitBefore.what !== unitAfter.what) return 0;
  const share = unitSimilarity(unitBefore, unitAfter);
  return share >= minSimilarity ? share : 0;
}

/** The pairs with the most in common that do not cross. */
function bestPairs(before: Unit[], after: Unit[]): Anchor[] {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const scores = new Float64Array(best.length);
  const at = (a: number, b: number) => a * width + b;
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const own = score(before[a], after[b]);
      scores[at(a, b)] = own;
      best[at(a, b)] = Math.max(
        best[at(a + 1, b)] ?? 0,
        best[at(a, b + 1)] ?? 0,
        own > 0 ? own + (best[at(a + 1, b + 1)] ?? 0) : 0,
      );
    }
  }
  const pairs: Anchor[] = [];
  let [a, b] = [0, 0];
  while (a < before.length && b < after.length) {
    const value = best[at(a, b)] ?? 0;
    const own = scores[at(a, b)] ?? 0;
    if (own > 0 && value === own + (best[at(a + 1, b + 1)] ?? 0)) {
      pairs.push([a, b]);
      a += 1;
      b += 1;
    } else if (value === best[at(a + 1, b)]) a += 1;
    else b += 1;
  }
  return pairs;
}

/** Takes the first match among the next few: for stretches too long to compare every pair. */
function nearPairs(before: Unit[], after: Unit[]): Anchor[] {
  const pairs: Anchor[] = [];
  let from = 0;
  before.forEach((unit, a) => {
    for (let b = from; b < Math.min(after.length, from + window); b += 1) {
      if (score(unit, after[b]) === 0) continue;
      pairs.push([a, b]);
      from = b + 1;
      return;
    }
  });
  return pairs;
}

function unpaired(before: Unit[], after: Unit[]): Pair[] {
  return [...before.map((unit): Pair => [unit, null]), ...after.map((unit): Pair => [null, unit])];
}
