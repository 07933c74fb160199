import { formatNumber } from "@/lib/russian/numbers";

/** Amounts are whole numbers of kopecks: nothing is computed with fractions. */

/** «1990.00» for 199000, as providers write an amount. */
export function formatKopecks(kopecks: number): string {
  const digits = String(kopecks).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** 199000 for «1990.00»; null for any other text. */
export function parseKopecks(text: string): number | null {
  const [, roubles, kopecks] = /^(\d{1,10})\.(\d{2})$/.exec(text) ?? [];
  return roubles === undefined || kopecks === undefined ? null : Number(roubles + kopecks);
}

/** «1 990 ₽», «1 990,50 ₽»: an amount for the screen. */
export function formatRoubles(kopecks: number): string {
  const rest = kopecks % 100;
  const roubles = formatNumber((kopecks - rest) / 100);
  return rest === 0 ? `${roubles}\u202f₽` : `${roubles},${String(rest).padStart(2, "0")}\u202f₽`;
}

/** «1 990,00»: an amount of roubles on paper. */
export function formatPrintedAmount(kopecks: number): string {
  const rest = kopecks % 100;
  return `${formatNumber((kopecks - rest) / 100)},${String(rest).padStart(2, "0")}`;
}
