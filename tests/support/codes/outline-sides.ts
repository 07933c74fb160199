/** A straight vertical side of an outline, from a row to the row after its last. */
export type Side = { x: number; from: number; to: number };

/**
 * The vertical sides of the outlines in SVG path data of integers and right angles (`M`, `L`, `H`, `V`, `h`, `v`, `z`):
 * all that the even-odd rule needs to fill them row by row.
 */
export function verticalSides(path: string): Side[] {
  const sides: Side[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    if (toY !== y) sides.push({ x, from: Math.min(y, toY), to: Math.max(y, toY) });
    [x, y] = [toX, toY];
  };
  for (const [, command, first, second] of path.matchAll(/([MLHVhvz])(-?\d+)?(?: (-?\d+))?/g)) {
    const value = Number(first);
    if (command === "M") [x, y, startX, startY] = [value, Number(second), value, Number(second)];
    else if (command === "L") lineTo(value, Number(second));
    else if (command === "H") lineTo(value, y);
    else if (command === "V") lineTo(x, value);
    else if (command === "h") lineTo(x + value, y);
    else if (command === "v") lineTo(x, y + value);
    else {
      lineTo(startX, y);
      lineTo(startX, startY);
    }
  }
  return sides;
}

/** Where a row is inside the outlines: pairs of left and right. */
export function filledRuns(sides: readonly Side[], row: number): [left: number, right: number][] {
  const crossed = sides
    .filter(({ from, to }) => from <= row && row < to)
    .map(({ x }) => x)
    .sort((a, b) => a - b);
  return crossed.flatMap((left, at) => (at % 2 === 0 ? [[left, crossed[at + 1] ?? left]] : []));
}
