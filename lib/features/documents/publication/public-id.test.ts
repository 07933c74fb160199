import { expect, test } from "vitest";
import { isPublicId, newPublicId } from "@/lib/features/documents/publication/public-id";

test("public ids use all of base 58 alike, and never repeat", () => {
  const ids = Array.from({ length: 5000 }, newPublicId);
  expect(ids.every(isPublicId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = new Map<string, number>();
  for (const character of ids.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(58);
  // 110,000 characters: 1,897 of each on average, a deviation of 43.
  for (const count of counts.values()) expect(Math.abs(count - 110_000 / 58)).toBeLessThan(300);
});

test("a public id has no fewer than 128 random bits", () => {
  expect(newPublicId().length * Math.log2(58)).toBeGreaterThanOrEqual(128);
});

test.each([
  "",
  "short",
  "0".repeat(22),
  `${"a".repeat(21)}l`,
  "a".repeat(23),
  `${"a".repeat(21)}а`,
])("%j is no public id", (value) => {
  expect(isPublicId(value)).toBe(false);
});
