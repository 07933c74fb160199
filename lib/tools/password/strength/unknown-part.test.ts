import { expect, test } from "vitest";
import { assessUnknown } from "@/lib/tools/password/strength/unknown-part";

const listed = new Set(Array.from({ length: 1024 }, (_, index) => `слово${index}`).concat("лимон"));
const bitsOf = (token: string) => assessUnknown(token, listed).bits;

test("what reads like a word counts as one, however long", () => {
  expect(bitsOf("krutikovskaya")).toBe(15);
  expect(bitsOf("Krutikovskaya")).toBe(16);
  expect(bitsOf("Кузнецовская")).toBe(16);
  expect(bitsOf("Tr0ub4dour")).toBe(18);
});

test("a listed word counts as one of the list, and is named", () => {
  const { bits, listedWords } = assessUnknown("-Лимон-", listed);
  expect(listedWords).toEqual(["Лимон"]);
  // One of 1025 words, a capital, one sign of 28.
  expect(bits).toBeCloseTo(Math.log2(1025) + 1 + Math.log2(28));
});

test("what cannot be said counts as drawn from the kinds of signs it has", () => {
  expect(bitsOf("kR7xQp2m")).toBeCloseTo(8 * Math.log2(62));
  expect(bitsOf("xkqzvbnw")).toBeCloseTo(8 * Math.log2(26));
  expect(bitsOf("83015")).toBeCloseTo(5 * Math.log2(10));
  expect(bitsOf("щфзъцж")).toBeCloseTo(6 * Math.log2(33));
});

test("one sign between all parts is chosen once", () => {
  expect(bitsOf("x-q-z")).toBeCloseTo(4 * Math.log2(54));
  expect(bitsOf("   ")).toBe(1);
});
