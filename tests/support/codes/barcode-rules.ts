/**
 * MSI and Pharmacode by their specifications, for codes that zbarimg cannot read. Written from the rules, independently
 * of the library that encodes ours. Widths in modules of bar, space … bar.
 */

/** MSI: start 110, each digit as four bits (0 → 100, 1 → 110), stop 1001; 1 is dark, 0 light. */
export function msiBars(value: string): number[] {
  const bits = [...value]
    .map((digit) => Number(digit).toString(2).padStart(4, "0"))
    .join("")
    .replace(/[01]/g, (bit) => (bit === "1" ? "110" : "100"));
  return (`110${bits}1001`.match(/1+|0+/g) ?? []).map((run) => run.length);
}

/**
 * Pharmacode (Laetus): the bars, read from the right, weigh 1, 2, 4 …; a thin bar counts its weight once, a thick one
 * twice. Thin 1, thick 3, gap 2.
 */
export function pharmacodeBars(value: string): number[] {
  const bars: number[] = [];
  let rest = Number(value);
  while (rest > 0) {
    const isThick = rest % 2 === 0;
    bars.unshift(isThick ? 3 : 1);
    rest = isThick ? (rest - 2) / 2 : (rest - 1) / 2;
  }
  return bars.flatMap((bar, index) => (index === 0 ? [bar] : [2, bar]));
}
