type Point = { x: number; y: number };

/**
 * Returns the outlines of the dark cells of a grid as one SVG path, to be filled by the even-odd rule. Adjacent cells
 * become one shape: separate squares or rows show hairlines in print.
 * @param toUnits converts a grid corner to the units of the picture
 */
export function traceOutline(
  size: number,
  isDark: (x: number, y: number) => boolean,
  toUnits: (cell: number) => number,
): string {
  const edges = collectEdges(size, isDark);
  let path = "";
  for (const [start, ends] of edges) {
    while (ends.length > 0) path += writeLoop(followLoop(edges, start, size + 1), toUnits);
  }
  return path;
}

/** The start of each edge between dark and light → its end; dark is on the right-hand side. */
function collectEdges(size: number, isDark: (x: number, y: number) => boolean) {
  const corners = size + 1;
  const edges = new Map<number, number[]>();
  const add = (fromX: number, fromY: number, toX: number, toY: number) => {
    const from = fromY * corners + fromX;
    const ends = edges.get(from);
    if (ends) ends.push(toY * corners + toX);
    else edges.set(from, [toY * corners + toX]);
  };
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && isDark(x, y);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!dark(x, y)) continue;
      if (!dark(x, y - 1)) add(x, y, x + 1, y);
      if (!dark(x + 1, y)) add(x + 1, y, x + 1, y + 1);
      if (!dark(x, y + 1)) add(x + 1, y + 1, x, y + 1);
      if (!dark(x - 1, y)) add(x, y + 1, x, y);
    }
  }
  return edges;
}

/** Removes one closed loop from the edges; returns its corners without points in the middle of a side. */
function followLoop(edges: Map<number, number[]>, start: number, corners: number): Point[] {
  const toPoint = (at: number): Point => ({ x: at % corners, y: Math.floor(at / corners) });
  const points: Point[] = [];
  let at = start;
  do {
    const next = edges.get(at)?.pop();
    // Every corner has as many incoming as outgoing edges, so a loop always closes.
    if (next === undefined) break;
    points.push(toPoint(at));
    at = next;
  } while (at !== start);
  return points.filter((point, index) => {
    const before = points.at(index - 1) ?? point;
    const after = points[(index + 1) % points.length] ?? point;
    return !(
      (before.x === point.x && point.x === after.x) ||
      (before.y === point.y && point.y === after.y)
    );
  });
}

function writeLoop([first, ...others]: Point[], toUnits: (cell: number) => number): string {
  if (!first) return "";
  let path = `M${toUnits(first.x)} ${toUnits(first.y)}`;
  let before = first;
  for (const point of others) {
    path += point.y === before.y ? `H${toUnits(point.x)}` : `V${toUnits(point.y)}`;
    before = point;
  }
  return `${path}z`;
}
