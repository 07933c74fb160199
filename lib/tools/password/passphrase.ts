import { latinName } from "@/lib/russian/transliterate";
import { type ByteSource, uniformIndex } from "@/lib/tools/random/bytes";

export const separators = { hyphen: "-", space: " ", dot: ".", underscore: "_", none: "" } as const;
export type Separator = keyof typeof separators;

export type PassphraseOptions = {
  words: number;
  /** «арбуз-вокзал» or «arbuz-vokzal», for sites that take Latin letters only. */
  isLatin: boolean;
  separator: Separator;
  /** Every word with a capital. Without a separator always: or the beginnings of words would be lost. */
  capitals: boolean;
  /** A digit after one of the words, which one is drawn too. */
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

/** How many words `content/tools/words-ru.ts` has: known before the list itself is loaded. */
export const listLength = 2048;

export const hasCapitals = ({ separator, capitals }: PassphraseOptions): boolean =>
  capitals || separator === "none";

/** Words drawn from `list`, each of them equally likely every time; one may come twice. */
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
 * How many phrases there can be. Capitals, separator and letters add nothing: the attacker is assumed to know
 * how our phrases are built. Holds because a phrase can be taken apart in one way only (`words-ru.test.ts`).
 */
export const countPassphrases = ({ words, digit }: PassphraseOptions, listLength: number): bigint =>
  BigInt(listLength) ** BigInt(words) * (digit ? 10n * BigInt(words) : 1n);
