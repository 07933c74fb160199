import { expect, test } from "vitest";
import { isPublicId, newPublicId } from "@/lib/features/documents/publication/public-id";

test("newPublicId uses all 58 characters evenly and never repeats in 5000 ids", () => {
  const ids = Array.from({ length: 5000 }, newPublicId);
  expect(ids.every(isPublicId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = new Map<string, number>();
  for (const character of ids.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(58);
  // 110,000 characters: 1,897 of each on average, a deviation of 43.
  for (const count of counts.values()) expect(Math.abs(count - 110_000 / 58)).toBeLessThan(300);
});

test("newPublicId has at least 128 random bits", () => {
  expect(newPublicId().length * Math.log2(58)).toBeGreaterThanOrEqual(128);
});

test.each([
  "",
  "short",
  "0".repeat(22),
  `${"a".repeat(21)}l`,
  "a".repeat(23),
  `${"a".repeat(21)}а`,
])("isPublicId rejects %j", (value) => {
  expect(isPublicId(value)).toBe(false);
});
