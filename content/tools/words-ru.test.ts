import { describe, expect, test } from "vitest";
import { russianWords } from "@/content/tools/words-ru";
import { latinName } from "@/lib/russian/transliterate";
import { listLength } from "@/lib/tools/password/passphrase";

const repeated = (keys: readonly string[]) =>
  keys.filter((key, index) => keys.indexOf(key) !== index);

describe("the words of passphrases", () => {
  test("are 2 048: eleven bits each", () => {
    expect(russianWords).toHaveLength(2 ** 11);
    expect(listLength).toBe(russianWords.length);
  });

  test("have four to eight Russian letters, without ё", () => {
    expect(russianWords.filter((word) => !/^[а-я]{4,8}$/.test(word))).toEqual([]);
  });

  test("stand in order, which makes a doubled one easy to see", () => {
    expect([...russianWords].sort()).toEqual(russianWords);
  });

  test("no two begin with the same four letters, so no word begins another", () => {
    expect(repeated(russianWords.map((word) => word.slice(0, 4)))).toEqual([]);
  });

  test("are different words in Latin letters as well", () => {
    expect(repeated(russianWords.map(latinName))).toEqual([]);
    expect(russianWords.map(latinName).filter((word) => !/^[a-z]{3,12}$/.test(word))).toEqual([]);
  });
});
