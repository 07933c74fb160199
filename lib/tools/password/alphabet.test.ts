import { describe, expect, test } from "vitest";
import {
  alphabetsOf,
  ambiguousCharacters,
  characterClasses,
  easilyConfusedPunctuation,
  lengthLimits,
  passwordDefaults,
} from "@/lib/tools/password/alphabet";

const all = { upper: true, lower: true, digits: true, symbols: true };
const of = (noLookAlikes: boolean, noHardToRead: boolean) =>
  alphabetsOf({ ...passwordDefaults, classes: all, noLookAlikes, noHardToRead });

describe("alphabets", () => {
  test("are chosen by the contract's defaults", () => {
    expect(passwordDefaults).toEqual({
      length: 12,
      classes: { upper: true, lower: true, digits: true, symbols: false },
      noLookAlikes: false,
      noHardToRead: false,
    });
    expect(lengthLimits).toEqual({ min: 4, max: 50 });
  });

  test("contain Latin letters, digits and signs, each once", () => {
    expect(of(false, false)).toEqual([
      "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "abcdefghijklmnopqrstuvwxyz",
      "0123456789",
      "!#$%&()*+,-./:;<=>?@[]^_{|}~",
    ]);
    const whole = of(false, false).join("");
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole).toMatch(/^[\x21-\x7e]+$/);
  });

  test("stay non-empty without look-alikes and hard-to-read signs", () => {
    expect(of(true, true)).toEqual([
      "ABCDEFGHJKLMNPQRSTUVWXYZ",
      "abcdefghjkmnpqrstuvwxyz",
      "23456789",
      "!#$%&*+-=?@^_",
    ]);
    for (const excluded of ambiguousCharacters)
      expect(of(true, false).join("")).not.toContain(excluded);
    for (const excluded of easilyConfusedPunctuation)
      expect(of(false, true).join("")).not.toContain(excluded);
  });

  test("contain only the chosen classes", () => {
    for (const name of characterClasses) {
      const classes = { upper: false, lower: false, digits: false, symbols: false, [name]: true };
      expect(alphabetsOf({ ...passwordDefaults, classes })).toHaveLength(1);
    }
  });
});
