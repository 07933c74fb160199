/** The narrowest width of a column that breaks no word, and its width on one line. */
export type ColumnNeed = { min: number; max: number };

/** How many fair shares of the width a word may claim for its column. */
const maxWordLength = 1.3;

/**
 * Distributes `available` among columns as a browser lays out a table: each gets its longest word, the rest is shared
 * by how much text still has to wrap. The result always adds up to `available`.
 */
export function columnWidths(needs: readonly ColumnNeed[], available: number): number[] {
  const fair = available / needs.length;
  // Very long cells differ in height anyway; the square root keeps short columns readable.
  const wishes = needs.map(({ min, max }) => Math.max(min, Math.sqrt(max * fair)));
  const wished = sum(wishes);
  const mins = needs.map(({ min }, index) => {
    const leftByOthers = available - (wished - (wishes[index] ?? 0));
    // A long word widens its column, a very long one is broken, so that the other columns keep their width.
    return Math.min(min, Math.max(maxWordLength * fair, leftByOthers));
  });
  const minimum = sum(mins);
  if (minimum >= available) return mins.map((min) => (min * available) / minimum);
  const open = mins.map((min, index) => Math.max(1, (wishes[index] ?? 0) - min));
  const share = (available - minimum) / sum(open);
  return mins.map((min, index) => min + share * (open[index] ?? 0));
}

/**
 * Widths of a form to fill in by hand: with two columns the line needs more room than the label, which may wrap; more
 * columns are equally wide, as far as no word is broken.
 */
export function formWidths(needs: readonly ColumnNeed[], available: number): number[] {
  if (needs.length === 2) return [available * 0.42, available * 0.58];
  const fair = available / needs.length;
  const wide = needs.map(({ min }) =>
    Math.min(Math.max(0, min - fair), fair * (maxWordLength - 1)),
  );
  const spare = needs.map(({ min }) => Math.max(0, fair - min));
  const shrinkShare = Math.min(1, sum(wide) / (sum(spare) || 1));
  const growShare = Math.min(1, sum(spare) / (sum(wide) || 1));
  return needs.map(
    (_need, index) => fair + (wide[index] ?? 0) * growShare - (spare[index] ?? 0) * shrinkShare,
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
