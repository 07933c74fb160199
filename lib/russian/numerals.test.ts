import { expect, test } from "vitest";
import { capitalised } from "@/lib/russian/first-letter";
import { spellNumber } from "@/lib/russian/numerals";

test("a count is said in words, in the case of its sentence", () => {
  expect([spellNumber(5, "nominative"), spellNumber(8, "genitive")]).toEqual(["пять", "восьми"]);
  expect([spellNumber(9, "genitive"), spellNumber(20, "nominative")]).toEqual([
    "девяти",
    "двадцать",
  ]);
  expect(capitalised(spellNumber(11, "nominative"))).toBe("Одиннадцать");
});

test.each([-1, 2.5, 21])("%s has no words", (count) => {
  expect(() => spellNumber(count, "nominative")).toThrow(RangeError);
});
