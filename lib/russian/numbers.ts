const figures = new Intl.NumberFormat("ru", { maximumFractionDigits: 2, useGrouping: "always" });

/**
 * A number as pages and e-mails print it: «1 904», «1 250 000», «1,5». A narrow no-break space parts the
 * thousands, in numbers of four digits too.
 */
export function formatNumber(value: number): string {
  return figures.format(value).replace(/\s/g, "\u202f");
}

/** `1 990 ₽` with narrow no-break spaces. */
export function formatPrice(price: number): string {
  return `${formatNumber(Math.round(price))}\u202f₽`;
}
