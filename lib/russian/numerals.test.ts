import { expect, test } from "vitest";
import { capitalised } from "@/lib/russian/first-letter";
import { spellNumber } from "@/lib/russian/numerals";

test("spellNumber writes a count in words, in the grammatical case asked for", () => {
  expect([spellNumber(5, "nominative"), spellNumber(8, "genitive")]).toEqual(["пять", "восьми"]);
  expect([spellNumber(9, "genitive"), spellNumber(20, "nominative")]).toEqual([
    "девяти",
    "двадцать",
  ]);
  expect(capitalised(spellNumber(11, "nominative"))).toBe("Одиннадцать");
});

test.each([-1, 2.5, 21])("spellNumber throws a RangeError for %s", (count) => {
  expect(() => spellNumber(count, "nominative")).toThrow(RangeError);
});
