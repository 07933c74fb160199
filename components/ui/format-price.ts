import { formatNumber } from "@/lib/russian/numbers";

/** `1 990 ₽` with narrow no-break spaces. */
export function formatPrice(price: number): string {
  return `${formatNumber(Math.round(price))}\u202f₽`;
}
