/**
 * The circles of a graph. One wrong arrow closes many: of those that share an arrow only the shortest is told.
 * @param {Map<string, { keys(): Iterable<string> }>} arrows From what → to what.
 * @returns {string[][]} What lies on each circle in its order; the first is also the last.
 */
export function findCycles(arrows) {
  const inCircles = withoutEnds(arrows);
  const circles = [];
  for (const [from, targets] of inCircles) {
    for (const to of targets) {
      const back = findWay(inCircles, to, from);
      if (back) circles.push([from, ...back]);
    }
  }
  const told = new Set();
  return circles
    .toSorted((one, other) => one.length - other.length)
    .filter((circle) => {
      const steps = circle.slice(1).map((to, at) => `${circle[at]} → ${to}`);
      if (steps.some((step) => told.has(step))) return false;
      for (const step of steps) told.add(step);
      return true;
    });
}

/** The arrows left when what no arrow leaves is taken away, again and again: no circle goes through it. */
function withoutEnds(arrows) {
  const left = new Map([...arrows].map(([from, targets]) => [from, [...targets.keys()]]));
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

/** The shortest way along arrows, both ends included; null when there is none. */
function findWay(arrows, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    if (way.at(-1) === to) return way;
    for (const next of arrows.get(way.at(-1)) ?? []) {
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return null;
}
