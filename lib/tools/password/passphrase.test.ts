import { describe, expect, test } from "vitest";
import { russianWords } from "@/content/tools/words-ru";
import { latinName } from "@/lib/russian/transliterate";
import { bitsOf } from "@/lib/tools/password/entropy";
import {
  countPassphrases,
  generatePassphrase,
  type PassphraseOptions,
  passphraseDefaults,
  type Separator,
  separators,
  wordLimits,
} from "@/lib/tools/password/passphrase";
import { isUniform, tally } from "@/tests/support/chi-squared";
import { seededBytes } from "@/tests/support/seeded-bytes";

const phrase = (options: Partial<PassphraseOptions>, seed = "phrase") =>
  generatePassphrase({ ...passphraseDefaults, ...options }, russianWords, seededBytes(seed));

describe("generatePassphrase", () => {
  test("keeps every combination of options", { tags: ["slow"] }, () => {
    const known = new Set(russianWords);
    const knownLatin = new Set(russianWords.map(latinName));
    for (const separator of Object.keys(separators) as Separator[]) {
      for (const isLatin of [false, true]) {
        for (const capitals of [false, true]) {
          for (const digit of [false, true]) {
            for (let words = wordLimits.min; words <= wordLimits.max; words++) {
              const options = { words, separator, isLatin, capitals, digit };
              const generated = phrase(options, JSON.stringify(options));
              // Without a separator a capital begins every word.
              const parts =
                separator === "none"
                  ? generated.split(/(?=\p{Lu})/u)
                  : generated.split(separators[separator]);
              expect(parts, generated).toHaveLength(words);
              expect(generated.match(/\d/g)?.length ?? 0, generated).toBe(digit ? 1 : 0);
              for (const part of parts) {
                const hasCapital = capitals || separator === "none";
                expect(/^\p{Lu}/u.test(part), generated).toBe(hasCapital);
                const word = part.replace(/\d$/, "").toLowerCase();
                expect((isLatin ? knownLatin : known).has(word), generated).toBe(true);
              }
            }
          }
        }
      }
    }
  });

  test("draws every phrase of a small list equally often, with the digit in every place", () => {
    const list = ["арбуз", "вокал"];
    const options = { ...passphraseDefaults, words: 2, digit: true };
    const keys = list.flatMap((first) =>
      list.flatMap((second) =>
        [..."0123456789"].flatMap((digit) => [
          `${first}${digit}-${second}`,
          `${first}-${second}${digit}`,
        ]),
      ),
    );
    expect(BigInt(keys.length)).toBe(countPassphrases(options, list.length));
    const source = seededBytes("small list");
    const counts = tally(keys, keys.length * 300, () => generatePassphrase(options, list, source));
    expect(isUniform(counts)).toBe(true);
  });

  test("draws every word of the built-in list equally often", { tags: ["slow"] }, () => {
    const source = seededBytes("our list");
    const options = { ...passphraseDefaults, words: 1 };
    const counts = tally([...russianWords], russianWords.length * 50, () =>
      generatePassphrase(options, russianWords, source),
    );
    expect(isUniform(counts)).toBe(true);
  });
});

test("countPassphrases counts eleven bits per word and more for a digit, but none for the looks", () => {
  const bits = (options: Partial<PassphraseOptions>) =>
    bitsOf(countPassphrases({ ...passphraseDefaults, ...options }, russianWords.length));
  expect(bits({})).toBeCloseTo(66, 9);
  expect(bits({ digit: true })).toBeCloseTo(66 + Math.log2(60), 9);
  expect(bits({ capitals: true, separator: "none", isLatin: true })).toBeCloseTo(66, 9);
});
