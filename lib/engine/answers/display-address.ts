/**
 * `https://магазин.рф/путь` → `магазин.рф/путь`: an address for display. Separate from `typed-address.ts`, so that a
 * screen that only shows an address does not load punycode.
 */
export function toDisplayAddress(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
