import { describe, expect, test } from "vitest";
import { editionInForce, nextEdition } from "@/lib/features/documents/publication/in-force";

/** Creates editions that apply from these days, oldest first. */
const editionsOf = (...days: string[]) =>
  days.map((effectiveDate, index) => ({ edition: index + 1, effectiveDate })).toReversed();

describe("editionInForce and nextEdition", () => {
  test.each([
    ["the only one", ["2026-11-01"], "2026-11-21", 1, undefined],
    ["the newest when its day has come", ["2026-11-01", "2026-11-21"], "2026-11-21", 2, undefined],
    ["the previous one before that day", ["2026-11-01", "2026-11-22"], "2026-11-21", 1, 2],
    [
      "a later edition that applies earlier",
      ["2026-11-01", "2027-06-01", "2026-11-20"],
      "2026-11-21",
      3,
      undefined,
    ],
    [
      "the nearest of several future ones",
      ["2026-11-01", "2027-06-01", "2027-01-01"],
      "2026-11-21",
      1,
      3,
    ],
    [
      "the later one of two on the same day",
      ["2026-11-01", "2027-01-01", "2027-01-01"],
      "2026-11-21",
      1,
      3,
    ],
    ["the first when the clock was set back", ["2026-11-22"], "2026-11-21", 1, undefined],
  ])("return %s", (_case, days, today, current, next) => {
    const editions = editionsOf(...days);
    expect(editionInForce(editions, today)?.edition).toBe(current);
    expect(nextEdition(editions, today)?.edition).toBe(next);
  });
});
