/**
 * Cyrillic to ASCII: file names for clients without Unicode, URLs, phrases. Source: ICAO Doc 9303, the table of Russian
 * passports (МВД order № 889 of 27.11.2017), without diacritics.
 */
const letters: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "ie",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
};

/** «Политика Ромашка» → `Politika Romashka`; any other letter becomes `_`. */
export function transliterate(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[а-яё]/giu, (letter) => {
      const latin = letters[letter.toLowerCase()] ?? "_";
      return letter === letter.toLowerCase()
        ? latin
        : latin.charAt(0).toUpperCase() + latin.slice(1);
    })
    .replace(/[^\x20-\x7e]/gu, "_");
}

/**
 * Converts Russian words into a part of a URL: «Что требует закон?» → `chto-trebuet-zakon`. Latin letters and digits
 * are kept, everything else separates words. Empty when nothing is left.
 */
export function latinName(text: string): string {
  return transliterate(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
