import { expect, test } from "vitest";
import { capitalised } from "./capitalised";
import { inWords } from "./numerals";

test("a count is said in words, in the case of its sentence", () => {
  expect([inWords(5, "nominative"), inWords(8, "genitive")]).toEqual(["пять", "восьми"]);
  expect([inWords(9, "genitive"), inWords(20, "nominative")]).toEqual(["девяти", "двадцать"]);
  expect(capitalised(inWords(11, "nominative"))).toBe("Одиннадцать");
});

test.each([-1, 2.5, 21])("%s has no words", (count) => {
  expect(() => inWords(count, "nominative")).toThrow(RangeError);
});
