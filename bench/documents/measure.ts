/** Medians of warm runs. */
export async function median(
  run: () => unknown,
  { warmUps = 10, rounds = 60 }: { warmUps?: number; rounds?: number } = {},
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const began = performance.now();
    await run();
    if (round >= warmUps) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? Number.NaN;
}

/** Columns side by side; the first to the left, numbers to the right. */
export function printTable(header: string[], rows: string[][]): void {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) {
    const cells = widths.map((width, column) => {
      const cell = row[column] ?? "";
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    console.log(cells.join("  ").trimEnd());
  }
}

export const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} мс`;
