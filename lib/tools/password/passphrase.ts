import { latinName } from "@/lib/russian/transliterate";
import { type ByteSource, uniformIndex } from "@/lib/tools/random/bytes";

export const separators = { hyphen: "-", space: " ", dot: ".", underscore: "_", none: "" } as const;
export type Separator = keyof typeof separators;

export type PassphraseOptions = {
  words: number;
  /** «арбуз-вокзал» or «arbuz-vokzal», for sites that accept only Latin letters. */
  isLatin: boolean;
  separator: Separator;
  /** Capitalises every word. Always on without a separator, or the beginnings of words would be lost. */
  capitals: boolean;
  /** Adds a digit after one of the words; which one is random too. */
  digit: boolean;
};

export const passphraseDefaults: PassphraseOptions = {
  words: 6,
  isLatin: false,
  separator: "hyphen",
  capitals: false,
  digit: false,
};
export const wordLimits = { min: 3, max: 10 };

/** The number of words in `content/tools/words-ru.ts`: needed before the list is loaded. */
export const listLength = 2048;

export const hasCapitals = ({ separator, capitals }: PassphraseOptions): boolean =>
  capitals || separator === "none";

/** Draws words from `list`, each equally likely every time; one may occur twice. */
export function generatePassphrase(
  options: PassphraseOptions,
  list: readonly string[],
  source: ByteSource,
): string {
  const words = Array.from({ length: options.words }, () => {
    const word = list[uniformIndex(list.length, source)] ?? "";
    const written = options.isLatin ? latinName(word) : word;
    return hasCapitals(options) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
  });
  if (options.digit) {
    const place = uniformIndex(words.length, source);
    words[place] += String(uniformIndex(10, source));
  }
  return words.join(separators[options.separator]);
}

/**
 * Counts the possible phrases. Capitals, separator and alphabet add nothing: the attacker is assumed to know how our
 * phrases are built. Valid because a phrase can be split into words in only one way (`words-ru.test.ts`).
 */
export const countPassphrases = ({ words, digit }: PassphraseOptions, listLength: number): bigint =>
  BigInt(listLength) ** BigInt(words) * (digit ? 10n * BigInt(words) : 1n);
