const roubles = new Intl.NumberFormat("ru", { maximumFractionDigits: 0, useGrouping: "always" });

/** `1 990 ₽` with narrow no-break spaces. */
export function formatPrice(price: number): string {
  return `${roubles.format(price).replace(/\s/g, "\u202f")}\u202f₽`;
}
