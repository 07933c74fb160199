/**
 * Finds the cycles of a graph. One wrong edge closes many: of cycles that share an edge only the shortest is returned.
 * @param {Map<string, { keys(): Iterable<string> }>} edges Node → its targets.
 * @returns {string[][]} The nodes of each cycle in order; the first is also the last.
 */
export function findCycles(edges) {
  const inCircles = withoutEnds(edges);
  const circles = [];
  for (const [from, targets] of inCircles) {
    for (const to of targets) {
      const back = findWay(inCircles, to, from);
      if (back) circles.push([from, ...back]);
    }
  }
  const coveredEdges = new Set();
  return circles
    .toSorted((a, b) => a.length - b.length)
    .filter((circle) => {
      const steps = circle.slice(1).map((to, at) => `${circle[at]} → ${to}`);
      if (steps.some((step) => coveredEdges.has(step))) return false;
      for (const step of steps) coveredEdges.add(step);
      return true;
    });
}

/** The edges left after repeatedly removing nodes without outgoing edges: no cycle goes through those. */
function withoutEnds(edges) {
  const left = new Map([...edges].map(([from, targets]) => [from, [...targets.keys()]]));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [from, targets] of left) {
      const kept = targets.filter((to) => left.has(to));
      if (kept.length === 0) left.delete(from);
      else left.set(from, kept);
    }
  }
  return left;
}

/** The shortest path along edges, both ends included; null if there is none. */
function findWay(edges, from, to) {
  const paths = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    if (path.at(-1) === to) return path;
    for (const next of edges.get(path.at(-1)) ?? []) {
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return null;
}
