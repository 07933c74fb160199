import {
  addDecimals,
  type Decimal,
  divideDecimal,
  formatDecimal,
  parseDecimal,
} from "@/lib/tools/random/decimal";

const toDecimals = (numbers: readonly string[]): Decimal[] =>
  numbers.flatMap((number) => parseDecimal(number) ?? []);

/** Sum and mean with two decimals, in Russian (docs/specification/tools.md#random-numbers). */
export function totalsOf(numbers: readonly string[]): { sum: string; mean: string } {
  const sum = addDecimals(toDecimals(numbers));
  return {
    sum: formatDecimal(divideDecimal(sum, 1, 2), 2),
    mean: formatDecimal(divideDecimal(sum, Math.max(1, numbers.length), 2), 2),
  };
}

/** `1 234,5` for `1234.5`. */
export const formatNumber = (number: string): string =>
  toDecimals([number])
    .map((decimal) => formatDecimal(decimal))
    .join("");

/**
 * The copied text: «7, 3, 12»; when there is a fraction, «1,5; 2», or the commas would be ambiguous. No spaces inside
 * numbers, so that spreadsheets accept them.
 */
export function formatForClipboard(numbers: readonly string[]): string {
  const isFraction = numbers.some((number) => number.includes("."));
  return numbers.map((number) => number.replace(".", ",")).join(isFraction ? "; " : ", ");
}
