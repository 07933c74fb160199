/**
 * `https://магазин.рф/путь` → `магазин.рф/путь`: the address as it is shown. Apart from the checks of
 * `typed-address.ts`: a screen that only shows an address must not carry punycode.
 */
export function toDisplayAddress(address: string): string {
  return address.replace(/^https?:\/\//, "").replace(/\/$/, "");
}
