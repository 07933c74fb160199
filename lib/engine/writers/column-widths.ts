/** How narrow a column can be without breaking a word, and how wide it is on one line. */
export type ColumnNeed = { min: number; max: number };

/**
 * Shares `available` among columns as a browser lays out a table: each gets its longest word, the
 * rest goes by how much text is still to wrap. The result always adds up to `available`.
 */
export function columnWidths(needs: readonly ColumnNeed[], available: number): number[] {
  const fair = available / needs.length;
  // One endless word must not starve its neighbours: beyond its fair share it is broken.
  const columns = needs.map(({ min, max }) => ({
    min: Math.min(min, Math.max(fair, available - sumOf(needs, "min") + min)),
    // Very long cells differ in height anyway; the root keeps short columns readable.
    wish: Math.max(min, Math.sqrt(max * fair)),
  }));
  const minimum = columns.reduce((sum, { min }) => sum + min, 0);
  if (minimum >= available) return columns.map(({ min }) => (min * available) / (minimum || 1));
  const wishes = columns.map(({ min, wish }) => Math.max(1, wish - min));
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  return columns.map(
    ({ min }, index) => min + ((available - minimum) * (wishes[index] ?? 0)) / wished,
  );
}

function sumOf(needs: readonly ColumnNeed[], key: keyof ColumnNeed): number {
  return needs.reduce((sum, need) => sum + need[key], 0);
}
