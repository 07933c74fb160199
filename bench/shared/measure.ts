/**
 * Medians of warm runs in milliseconds, one for each of `runs`. The runs alternate, so that other load on the machine
 * affects all of them alike.
 */
export async function alternate<Name extends string>(
  runs: Record<Name, () => unknown>,
  { warmUps = 10, rounds = 60 }: { warmUps?: number; rounds?: number } = {},
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const name of names) {
      const startedAt = performance.now();
      await runs[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - startedAt);
    }
  }
  return Object.fromEntries(names.map((name) => [name, middle(times.get(name) ?? [])])) as Record<
    Name,
    number
  >;
}

export async function median(
  run: () => unknown,
  options: { warmUps?: number; rounds?: number } = {},
): Promise<number> {
  return (await alternate({ run }, options)).run;
}

/**
 * The least of several medians, in milliseconds: what a run of one or two milliseconds takes while nothing else is on
 * the machine. Other load only adds time, and comes in stretches that are longer than one median of so short runs.
 */
export async function leastMedian(
  run: () => unknown,
  { warmUps, rounds, series }: { warmUps: number; rounds: number; series: number },
): Promise<number> {
  const medians = [await median(run, { warmUps, rounds })];
  while (medians.length < series) medians.push(await median(run, { warmUps: 0, rounds }));
  return Math.min(...medians);
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
