import { once } from "@/lib/core/once";

const figures = once(
  () => new Intl.NumberFormat("ru", { maximumFractionDigits: 2, useGrouping: "always" }),
);

/**
 * Formats a number for pages and e-mails: «1 904», «1 250 000», «1,5». Thousands are separated by a narrow no-break
 * space, in numbers of four digits too.
 */
export function formatNumber(value: number): string {
  return figures().format(value).replace(/\s/g, "\u202f");
}

/** `1 990 ₽` with narrow no-break spaces. */
export function formatPrice(price: number): string {
  return `${formatNumber(Math.round(price))}\u202f₽`;
}
