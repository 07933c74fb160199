import { invariant } from "@/lib/core/invariant";
import { type ByteSource, uniformBelow } from "@/lib/tools/random/bytes";
import { countAvailable, type DrawTerms, listAvailable } from "@/lib/tools/random/terms";

/**
 * Draws according to the terms: every outcome is equally likely when the source is uniform. Returns numbers in the
 * format of `writeDecimal`, in the order of the draw. The range is not stored as a list: it may have 2^54 numbers.
 * @throws InvariantError when there are not enough numbers; `readDrawForm` reports that before.
 */
export function drawNumbers(terms: DrawTerms, source: ByteSource): string[] {
  const available = countAvailable(terms);
  invariant(
    terms.repeats || BigInt(terms.count) <= available,
    "more unique numbers than there are",
  );
  const nth = numberAt(terms);
  const places = terms.repeats
    ? Array.from({ length: terms.count }, () => uniformBelow(available, source))
    : distinctPlaces(available, terms.count, source);
  return places.map(nth);
}

/** The first steps of a Fisher–Yates shuffle; only swapped places are stored. */
function distinctPlaces(available: bigint, count: number, source: ByteSource): bigint[] {
  const moved = new Map<bigint, bigint>();
  const at = (place: bigint) => moved.get(place) ?? place;
  const places: bigint[] = [];
  for (let step = 0n; step < BigInt(count); step++) {
    const chosen = step + uniformBelow(available - step, source);
    places.push(at(chosen));
    moved.set(chosen, at(step));
  }
  return places;
}

/** The number at an index among those available, from 0. */
function numberAt(terms: DrawTerms): (place: bigint) => string {
  if (terms.kind === "list") {
    const numbers = listAvailable(terms);
    return (place) => numbers[Number(place)] ?? "";
  }
  return (place) => {
    let number = terms.min + place;
    // Ascending: each excluded number at or below shifts ours by one.
    for (const gap of terms.excluded) if (gap <= number) number++;
    return String(number);
  };
}
