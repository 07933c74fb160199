import { expect, test } from "vitest";
import { isPublicId, newPublicId } from "@/lib/documents/publication/public-id";

test("public ids use all of base 58 alike, and never repeat", () => {
  const ids = Array.from({ length: 5000 }, newPublicId);
  expect(ids.every(isPublicId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  const counts = new Map<string, number>();
  for (const character of ids.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(58);
  // 70,000 characters: 1,207 of each on average, a deviation of 35.
  for (const count of counts.values()) expect(Math.abs(count - 70_000 / 58)).toBeLessThan(250);
});

test.each(["", "short", "0".repeat(14), `${"a".repeat(13)}l`, "a".repeat(15), "aaaaaaaaaaaaaа"])(
  "%j is no public id",
  (value) => {
    expect(isPublicId(value)).toBe(false);
  },
);
