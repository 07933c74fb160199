import { documentStyle } from "@/lib/engine/writers/style";

const { indent } = documentStyle;

/** Where a block stands: millimetres from the text's left edge, and how many clauses around it. */
export type Place = { left: number; clauses: number };

export const atMargin: Place = { left: 0, clauses: 0 };

/** The place of a clause's text; its number stands at `place.left`. */
export function insideClause(place: Place): Place {
  const column = place.clauses === 0 ? indent.number : indent.nestedNumber;
  return { left: Math.min(place.left + column, indent.deepest), clauses: place.clauses + 1 };
}

/** The place of a list item's text; its bullet stands one column to the left. */
export function insideItem(place: Place): Place {
  return { ...place, left: Math.min(place.left + indent.bullet, indent.deepest) };
}
