import { transliterate } from "@/lib/russian/transliterate";

/**
 * Russian words as part of an address: «Что требует закон?» → `chto-trebuet-zakon`. Latin letters and
 * digits stay, everything else parts words. Empty when nothing is left.
 */
export function latinName(text: string): string {
  return transliterate(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
