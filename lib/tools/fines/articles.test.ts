import { describe, expect, test } from "vitest";
import { findParts } from "@/lib/tools/fines/articles";
import { type FactorId, type ViolationId, violationIds } from "@/lib/tools/fines/figures";

const parts = (
  violation: ViolationId,
  { factors = [], userCount = 0 }: { factors?: FactorId[]; userCount?: number } = {},
) => findParts(violation, { factors, userCount }).map(({ part }) => part);

// docs/specification/law.md#administrative-fines
test.each<[ViolationId, string[], string[]]>([
  ["no-consent", ["1", "2"], ["1.1", "2.1"]],
  ["no-notification", ["10"], ["10"]],
  ["no-localization", ["8"], ["9"]],
  ["no-policy", ["3"], ["3"]],
  ["no-security", ["12", "13", "14", "6"], ["15", "6"]],
  ["gdpr-violation", [], []],
])("%s falls under the parts %j, and %j when repeated", (violation, first, repeated) => {
  expect(parts(violation)).toEqual(first);
  expect(parts(violation, { factors: ["repeat"] })).toEqual(repeated);
});

describe("a leak", () => {
  test.each([
    [1, "1"],
    [999, "1"],
    [1000, "12"],
    [10_000, "12"],
    [10_001, "13"],
    [100_000, "13"],
    [100_001, "14"],
  ])("affecting %i people falls under part %s", (userCount, part) => {
    expect(parts("no-security", { userCount })).toEqual([part, "6"]);
  });

  test("also falls under parts 16 and 17 with special data, or under 18 when repeated", () => {
    expect(parts("no-security", { userCount: 5000, factors: ["sensitive"] })).toEqual([
      "12",
      "16",
      "17",
      "6",
    ]);
    expect(parts("no-security", { userCount: 5000, factors: ["sensitive", "repeat"] })).toEqual([
      "15",
      "18",
      "6",
    ]);
  });
});

test("findParts marks a part as repeated, first or only", () => {
  const turns = (violation: ViolationId, factors: FactorId[]) =>
    findParts(violation, { factors, userCount: 0 }).map(({ turn }) => turn);
  expect(turns("no-localization", ["repeat"])).toEqual(["repeated"]);
  expect(turns("no-policy", ["repeat"])).toEqual(["only"]);
  expect(turns("no-policy", ["harm"])).toEqual(["first"]);
  expect(violationIds.flatMap((violation) => turns(violation, []))).not.toContain("repeated");
});
