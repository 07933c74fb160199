import { describe, expect, test } from "vitest";
import { russianWords } from "@/content/tools/words-ru";
import { latinName } from "@/lib/russian/transliterate";
import { listLength } from "@/lib/tools/password/passphrase";

const repeated = (keys: readonly string[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

describe("words of passphrases", () => {
  test("are 2048, which is eleven bits each", () => {
    expect(russianWords).toHaveLength(2 ** 11);
    expect(listLength).toBe(russianWords.length);
  });

  test("have four to eight Russian letters, without ё", () => {
    expect(russianWords.filter((word) => !/^[а-я]{4,8}$/.test(word))).toEqual([]);
  });

  test("are sorted", () => {
    expect([...russianWords].sort()).toEqual(russianWords);
  });

  test("differ in their first four letters", () => {
    expect(repeated(russianWords.map((word) => word.slice(0, 4)))).toEqual([]);
  });

  test("differ in Latin letters too", () => {
    expect(repeated(russianWords.map(latinName))).toEqual([]);
    expect(russianWords.map(latinName).filter((word) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
  });
});
