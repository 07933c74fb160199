import { describe, expect, test } from "vitest";
import { russianWords } from "@/content/tools/words-ru";
import { latinName } from "@/lib/russian/transliterate";
import { listLength } from "@/lib/tools/password/passphrase";

const repeated = (keys: readonly string[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

describe("the list of words for passphrases", () => {
  test("has 2048 words, which is eleven bits each", () => {
    expect(russianWords).toHaveLength(2 ** 11);
    expect(listLength).toBe(russianWords.length);
  });

  test("has words of four to eight Russian letters, without ё", () => {
    expect(russianWords.filter((word) => !/^[а-я]{4,8}$/.test(word))).toEqual([]);
  });

  test("has its words sorted", () => {
    expect([...russianWords].sort()).toEqual(russianWords);
  });

  test("has words that differ in their first four letters", () => {
    expect(repeated(russianWords.map((word) => word.slice(0, 4)))).toEqual([]);
  });

  test("has words that differ in Latin letters too", () => {
    expect(repeated(russianWords.map(latinName))).toEqual([]);
    expect(russianWords.map(latinName).filter((word) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
  });
});
