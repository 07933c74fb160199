import { formatNumber } from "@/lib/russian/numbers";

/**
 * Returns the form of a noun after a whole number: 1 документ, 2 документа, 5 документов, 11 документов. Negative
 * numbers count as their absolute value.
 */
export function pluralForm(count: number, one: string, few: string, many: string): string {
  const tens = Math.abs(count) % 100;
  const units = tens % 10;
  if (tens > 10 && tens < 20) return many;
  if (units === 1) return one;
  return units >= 2 && units <= 4 ? few : many;
}

/** «5 документов», «1 455 документов»: the number, a no-break space and the noun in its form. */
export function plural(count: number, one: string, few: string, many: string): string {
  return `${formatNumber(count)}\u00a0${pluralForm(count, one, few, many)}`;
}
