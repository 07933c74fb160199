import { isWord, tokensOf, type Unit } from "@/lib/engine/compare/units";

const wordCounts = new WeakMap<Unit, { words: Map<string, number>; total: number }>();

/** The share of words that two units have in common, 0 to 1 (Dice); 1 for two without words. */
export function unitSimilarity(a: Unit, b: Unit): number {
  if (a.key === b.key) return 1;
  const [left, right] = [count(a), count(b)];
  const total = left.total + right.total;
  // An upper bound, reached when the longer contains all of the shorter.
  const maxShare = total === 0 ? 0 : (2 * Math.min(left.total, right.total)) / total;
  if (maxShare < 0.2) return maxShare / 2;
  let common = 0;
  const [few, many] = left.words.size < right.words.size ? [left, right] : [right, left];
  for (const [word, times] of few.words) common += Math.min(times, many.words.get(word) ?? 0);
  return (2 * common) / total;
}

function count(unit: Unit) {
  const known = wordCounts.get(unit);
  if (known) return known;
  const words = new Map<string, number>();
  let total = 0;
  for (const token of tokensOf(unit)) {
    if (!isWord(token)) continue;
    words.set(token.key, (words.get(token.key) ?? 0) + 1);
    total += 1;
  }
  const result = { words, total };
  wordCounts.set(unit, result);
  return result;
}
