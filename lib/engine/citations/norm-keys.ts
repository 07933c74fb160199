/**
 * Decides whether a change of a norm affects a citation, by equality of keys: so a database index and this module
 * always agree.
 *
 * A citation has a key for itself and one for every place that contains it. A change looks for everything in its
 * place, and for citations of a place around it: a clause that cites all of «ст. 9» also relies on «ст. 9 ч. 4».
 */

import type { Norm } from "@/lib/engine/tree/document";
import { splitPlace } from "@/lib/engine/tree/norm-place";

/** Increase it with every change of the rules below: stored keys of an older version are then written again. */
export const citedVersion = 1;

export type ChangedNorm = Norm & {
  /**
   * Whether a change of one place also affects a clause that cites the act as a whole: such a clause rarely depends on
   * a single article of a law, but may well depend on one of a short order.
   */
  wholeActToo: boolean;
};

/** Longer lists are cut: no citation names so many places. */
const maxPlaces = 400;

/** Returns the keys of a citation. */
export function keysOfCitation({ law, place }: Norm): string[] {
  const keys = new Set([inside(law, [])]);
  for (const path of pathsOf(place, true)) {
    path.forEach((_part, index) => {
      keys.add(inside(law, path.slice(0, index + 1)));
    });
    keys.add(exactly(law, path));
  }
  return [...keys];
}

/** Returns the keys of a change: it affects a citation that has at least one of them. */
export function keysOfChange({ law, place, wholeActToo }: ChangedNorm): string[] {
  const keys = new Set<string>();
  for (const path of pathsOf(place, false)) {
    for (const variant of [path, ...withinRanges(path)]) {
      keys.add(inside(law, variant));
      for (let length = variant.length - 1; length > 0; length -= 1) {
        keys.add(exactly(law, variant.slice(0, length)));
      }
    }
  }
  if (place === "" || wholeActToo) keys.add(exactly(law, []));
  return [...keys];
}

/** True when the citation names the changed norm, a part of it, or a norm that contains it. */
export function isAffected(citation: Norm, change: ChangedNorm): boolean {
  const keys = new Set(keysOfCitation(citation));
  return keysOfChange(change).some((key) => keys.has(key));
}

/** The key of all documents that cite the act, in any place. */
export const keyOfLaw = (law: string): string => inside(law, []);

const inside = (law: string, path: string[]) => `${law}|${path.map((part) => `${part}/`).join("")}`;
const exactly = (law: string, path: string[]) => `=${inside(law, path)}`;

/** «ст. 6 ч. 1 п. 2–4» → its places, each from the largest to the smallest unit. */
function pathsOf(place: string, withGaps: boolean): string[][] {
  let paths: string[][] = [[]];
  if (place === "") return paths;
  for (const { unit, numbers } of splitPlace(place)) {
    const parts = expand(numbers, withGaps).map((number) => `${unit} ${number}`);
    paths = paths.flatMap((path) => parts.map((part) => [...path, part])).slice(0, maxPlaces);
  }
  return paths;
}

/** «2–4, 7» → 2, 3, 4, 7; with the gaps «2~» and «3~», where a later 2.1 would belong. */
function expand(numbers: string, withGaps: boolean): string[] {
  return numbers.split(/\s*(?:,|\sи\s)\s*/).flatMap((item) => {
    const [, from, to] = /^(\d+)\s*–\s*(\d+)$/.exec(item) ?? [];
    if (from === undefined || to === undefined) return item.split(/\s*–\s*/);
    const all: string[] = [];
    for (
      let number = Number(from);
      number <= Math.min(Number(to), Number(from) + 200);
      number += 1
    ) {
      all.push(String(number));
      if (withGaps && number < Number(to)) all.push(`${number}~`);
    }
    return all;
  });
}

/** «п. 2.1» is inside a range that continues beyond 2. */
function withinRanges(path: string[]): string[][] {
  return path.flatMap((part, index) => {
    const gap = part.replace(/ (\d+)[.-][\d.-]+$/, " $1~");
    return gap === part ? [] : [path.map((other, at) => (at === index ? gap : other))];
  });
}
