import { expect, test } from "vitest";
import { assessUnknown } from "@/lib/tools/password/strength/unknown-part";

const listed = new Set(Array.from({ length: 1024 }, (_, index) => `слово${index}`).concat("лимон"));
const bitsOf = (token: string) => assessUnknown(token, listed).bits;

test("counts a pronounceable part as one word of any length", () => {
  expect(bitsOf("krutikovskaya")).toBe(15);
  expect(bitsOf("Krutikovskaya")).toBe(16);
  expect(bitsOf("Кузнецовская")).toBe(16);
  expect(bitsOf("Tr0ub4dour")).toBe(18);
});

test("counts a listed word by the size of the list and returns it", () => {
  const { bits, listedWords } = assessUnknown("-Лимон-", listed);
  expect(listedWords).toEqual(["Лимон"]);
  // One of 1025 words, a capital, one sign of 28.
  expect(bits).toBeCloseTo(Math.log2(1025) + 1 + Math.log2(28));
});

test("counts an unpronounceable part by the kinds of its characters", () => {
  expect(bitsOf("kR7xQp2m")).toBeCloseTo(8 * Math.log2(62));
  expect(bitsOf("xkqzvbnw")).toBeCloseTo(8 * Math.log2(26));
  expect(bitsOf("83015")).toBeCloseTo(5 * Math.log2(10));
  expect(bitsOf("щфзъцж")).toBeCloseTo(6 * Math.log2(33));
});

test("counts a repeated separator once", () => {
  expect(bitsOf("x-q-z")).toBeCloseTo(4 * Math.log2(54));
  expect(bitsOf("   ")).toBe(1);
});
