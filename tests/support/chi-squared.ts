/**
 * Pearson's test of uniformity: how far the counts are from equal, compared with the value that fair counts exceed once
 * in a hundred thousand runs (Wilson and Hilferty's approximation of the quantile). With seeded bytes the result is the
 * same on every run.
 */
export function chiSquared(counts: readonly number[]): { statistic: number; limit: number } {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const z = 4.2649; // the normal quantile of 1 - 1e-5
  const part = 2 / (9 * freedom);
  return { statistic, limit: freedom * (1 - part + z * Math.sqrt(part)) ** 3 };
}

export const isUniform = (counts: readonly number[]): boolean => {
  const { statistic, limit } = chiSquared(counts);
  return statistic < limit;
};

/** How often each key was drawn among `draws` calls; a key that is not in `keys` fails the test. */
export function tally(keys: readonly string[], draws: number, draw: () => string): number[] {
  const counts = new Map(keys.map((key) => [key, 0]));
  for (let round = 0; round < draws; round++) {
    const key = draw();
    const count = counts.get(key);
    if (count === undefined) throw new Error(`an outcome that cannot be: ${key}`);
    counts.set(key, count + 1);
  }
  return [...counts.values()];
}
