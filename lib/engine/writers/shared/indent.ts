import { documentStyle } from "@/lib/engine/writers/shared/style";

const { indent } = documentStyle;

/** The indentation of a block: millimetres from the text's left edge, and how many clauses it is nested in. */
export type Indentation = { left: number; clauses: number };

export const noIndent: Indentation = { left: 0, clauses: 0 };

/** The indentation of a clause's text; its number is at `place.left`. */
export function insideClause(place: Indentation): Indentation {
  const column = place.clauses === 0 ? indent.number : indent.nestedNumber;
  return { left: Math.min(place.left + column, indent.deepest), clauses: place.clauses + 1 };
}

/** The indentation of a list item's text; its bullet is one column to the left. */
export function insideItem(place: Indentation): Indentation {
  return { ...place, left: Math.min(place.left + indent.bullet, indent.deepest) };
}
