/**
 * Exact decimal numbers: 0.1 + 0.2 is 0.3 here, and a sum of numbers near 2^53 loses nothing. The value is `units`
 * divided by 10 to the power of `scale`: 1.50 is 15 units of scale 1.
 */
export type Decimal = { units: bigint; scale: number };

const written = /^([+\-−]?)(\d+)(?:[.,](\d+))?$/;

/** Parses `-1.50`, `−1,5` or `+7`; null for anything else. Trailing zeros of the fraction are dropped. */
export function parseDecimal(text: string): Decimal | null {
  const [, sign, whole = "", fraction = ""] = written.exec(text) ?? [];
  if (sign === undefined) return null;
  const places = fraction.replace(/0+$/, "");
  const units = BigInt(whole + places);
  return { units: sign === "" || sign === "+" ? units : -units, scale: places.length };
}

/** `-1.5`: with a point, as in protocols and URLs. */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : "";
  return `${units < 0n ? "-" : ""}${whole}${fraction}`;
}

export function addDecimals(numbers: readonly Decimal[]): Decimal {
  const scale = Math.max(0, ...numbers.map((number) => number.scale));
  const units = numbers.reduce((sum, number) => sum + rescale(number, scale), 0n);
  return { units, scale };
}

/** Divides and rounds to `places`, halves away from zero. */
export function divideDecimal({ units, scale }: Decimal, by: number, places: number): Decimal {
  const divisor = BigInt(by) * 10n ** BigInt(scale);
  const magnitude = (units < 0n ? -units : units) * 10n ** BigInt(places);
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return { units: units < 0n ? -rounded : rounded, scale: places };
}

/** `−1 234,50`: Russian separators, at least `places` digits after the comma; a true minus. */
export function formatDecimal(number: Decimal, places = 0): string {
  const scale = Math.max(number.scale, places);
  const [whole = "", fraction] = writeDecimal({ units: rescale(number, scale), scale })
    .replace("-", "−")
    .split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u00a0");
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

const rescale = ({ units, scale }: Decimal, to: number): bigint =>
  units * 10n ** BigInt(to - scale);
