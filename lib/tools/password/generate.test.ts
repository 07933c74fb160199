import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  alphabetsOf,
  ambiguousCharacters,
  characterClasses,
  easilyConfusedPunctuation,
  lengthLimits,
  type PasswordOptions,
} from "@/lib/tools/password/alphabet";
import { countPasswords, generateFrom, generatePassword } from "@/lib/tools/password/generate";
import { isUniform, tally } from "@/tests/support/chi-squared";
import { seededBytes } from "@/tests/support/seeded-bytes";

/** Every combination of the four classes (but none at all), of the two exclusions and of some lengths. */
function* optionsOf(lengths: readonly number[]): Generator<PasswordOptions> {
  for (let chosen = 1; chosen < 16; chosen++) {
    const [upper, lower, digits, symbols] = [1, 2, 4, 8].map((bit) => (chosen & bit) !== 0);
    const classes = { upper, lower, digits, symbols } as PasswordOptions["classes"];
    for (const noLookAlikes of [false, true]) {
      for (const noHardToRead of [false, true]) {
        for (const length of lengths) yield { length, classes, noLookAlikes, noHardToRead };
      }
    }
  }
}

const patternOf = {
  upper: /[A-Z]/,
  lower: /[a-z]/,
  digits: /[0-9]/,
  symbols: /[^A-Za-z0-9]/,
};

/** All words of so many characters. */
const wordsOf = (characters: string, length: number): string[] =>
  length === 0
    ? [""]
    : wordsOf(characters, length - 1).flatMap((word) => [...characters].map((it) => word + it));

describe("generatePassword", () => {
  test("keeps every combination of options at every length", { tags: ["slow"] }, () => {
    const source = seededBytes("every option");
    const lengths = Array.from(
      { length: lengthLimits.max - lengthLimits.min + 1 },
      (_, i) => i + 4,
    );
    let combinations = 0;
    for (const options of optionsOf(lengths)) {
      const password = generatePassword(options, source);
      const about = JSON.stringify({ ...options, password });
      expect(password.length, about).toBe(options.length);
      for (const name of characterClasses) {
        expect(patternOf[name].test(password), about).toBe(options.classes[name]);
      }
      const excluded = [
        ...(options.noLookAlikes ? ambiguousCharacters : ""),
        ...(options.noHardToRead ? easilyConfusedPunctuation : ""),
      ];
      expect(
        excluded.filter((it) => password.includes(it)),
        about,
      ).toEqual([]);
      combinations++;
    }
    expect(combinations).toBe(15 * 4 * 47);
  });

  test("draws each possible password equally often", {
    tags: ["slow"],
  }, () => {
    const alphabets = ["ab", "AB", "1"];
    const possible = wordsOf("abAB1", 4).filter((word) =>
      alphabets.every((alphabet) => [...alphabet].some((it) => word.includes(it))),
    );
    expect(BigInt(possible.length)).toBe(countPasswords(alphabets, 4));
    const source = seededBytes("whole candidates");
    const counts = tally(possible, possible.length * 300, () => generateFrom(alphabets, 4, source));
    expect(isUniform(counts)).toBe(true);
  });

  test("isUniform detects a generator that places the missing class at the end", () => {
    const possible = wordsOf("ab1", 3).filter((word) => /1/.test(word) && /[ab]/.test(word));
    const source = seededBytes("patched");
    const counts = tally(possible, possible.length * 300, () => {
      const word = generateFrom(["ab1"], 3, source);
      if (!word.includes("1")) return `${word.slice(0, 2)}1`;
      return /[ab]/.test(word) ? word : `${word.slice(0, 2)}a`;
    });
    expect(isUniform(counts)).toBe(false);
  });

  test("prefers no position for a class or a digit, and no neighbour for a digit", {
    tags: ["slow"],
  }, () => {
    const source = seededBytes("places");
    const options: PasswordOptions = {
      length: 6,
      classes: { upper: true, lower: true, digits: true, symbols: true },
      noLookAlikes: true,
      noHardToRead: true,
    };
    const places = { upper: [0, 0, 0, 0, 0, 0], digits: [0, 0, 0, 0, 0, 0] };
    const alphabet = [..."23456789"];
    const digits = new Map<string, number>(alphabet.map((digit) => [digit, 0]));
    /** How often each digit stands at each position, and before each other digit. */
    const placed = new Map(
      alphabet.flatMap((digit) => places.digits.map((_, at) => [`${digit}${at}`, 0])),
    );
    const pairs = new Map(alphabet.flatMap((item) => alphabet.map((next) => [item + next, 0])));
    const count = (counts: Map<string, number>, key: string) => {
      const known = counts.get(key);
      if (known !== undefined) counts.set(key, known + 1);
    };
    for (let round = 0; round < 6000; round++) {
      const password = generatePassword(options, source);
      for (const [at, it] of [...password].entries()) {
        count(placed, `${it}${at}`);
        count(pairs, password.slice(at, at + 2));
        if (patternOf.upper.test(it)) places.upper[at] = (places.upper[at] ?? 0) + 1;
        if (patternOf.digits.test(it)) places.digits[at] = (places.digits[at] ?? 0) + 1;
        if (digits.has(it)) digits.set(it, (digits.get(it) ?? 0) + 1);
      }
    }
    expect(isUniform(places.upper)).toBe(true);
    expect(isUniform(places.digits)).toBe(true);
    expect(isUniform([...digits.values()])).toBe(true);
    expect(isUniform([...placed.values()])).toBe(true);
    expect([...pairs.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(
      // Pearson's test needs five of each on average.
      64 * 5,
    );
    expect(isUniform([...pairs.values()])).toBe(true);
  });

  test("rejects impossible options and throws when its source is stuck", () => {
    expect(() => generateFrom([], 4, seededBytes("none"))).toThrow("class");
    expect(() => generateFrom(["a", "b", "c"], 2, seededBytes("short"))).toThrow("class");
    expect(() => generateFrom(["ab", "12"], 4, (length) => new Uint8Array(length))).toThrow(
      "stuck",
    );
  });
});

describe("countPasswords", () => {
  test("returns the same count as a full enumeration", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(..."abcdef"), { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 4 }),
        (characters, classes, length) => {
          const alphabets = Array.from({ length: classes }, (_, index) =>
            characters.filter((_it, at) => at % classes === index).join(""),
          ).filter((alphabet) => alphabet !== "");
          const words = wordsOf(characters.join(""), length).filter((word) =>
            alphabets.every((alphabet) => [...alphabet].some((it) => word.includes(it))),
          );
          expect(countPasswords(alphabets, length)).toBe(BigInt(words.length));
        },
      ),
    );
  });

  test("returns fewer passwords than without required classes, but more than none", () => {
    for (const options of optionsOf([4, 12, 50])) {
      const alphabets = alphabetsOf(options);
      const free = BigInt(alphabets.join("").length) ** BigInt(options.length);
      const count = countPasswords(alphabets, options.length);
      expect(count > 0n && count <= free).toBe(true);
      expect(count === free).toBe(alphabets.length === 1);
    }
  });
});
