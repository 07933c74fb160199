import { describe, expect, test } from "vitest";
import {
  type ProtectionLevel,
  protectionLevel,
  type SubjectCount,
  type SystemSubjects,
  strictestLevel,
  type ThreatType,
} from "@/lib/engine/facts/papers/protection-level";
import type { SystemData } from "@/lib/engine/presets/protection";

/**
 * Written down apart from the code, cell by cell, from ПП № 1119: threats of a type (down) × data (the four columns:
 * special, biometric, other, public); three rows a type: staff alone, up to 100 000 others, more than 100 000 others.
 */
const table: [ThreatType, SystemSubjects, SubjectCount, ...ProtectionLevel[]][] = [
  ["type1", "staff", "under100k", 1, 1, 1, 2],
  ["type1", "others", "under100k", 1, 1, 1, 2],
  ["type1", "others", "over100k", 1, 1, 1, 2],
  ["type2", "staff", "under100k", 2, 2, 3, 3],
  ["type2", "others", "under100k", 2, 2, 3, 3],
  ["type2", "others", "over100k", 1, 2, 2, 2],
  ["type3", "staff", "under100k", 3, 3, 4, 4],
  ["type3", "others", "under100k", 3, 3, 4, 4],
  ["type3", "others", "over100k", 2, 3, 3, 4],
];
const columns: SystemData[] = ["special", "biometric", "other", "public"];
const cells = table.flatMap(([threatType, subjects, count, ...row]) =>
  columns.map((data, column) => ({ threatType, data, subjects, count, level: row[column] })),
);

describe("level of protection by ПП № 1119", () => {
  test("the table has all 36 cells", () => {
    const keys = cells.map(({ level: _, ...cell }) => JSON.stringify(cell));
    expect(new Set(keys).size).toBe(36);
  });

  test.each(cells)("$threatType, $data, $subjects, $count: $level", ({ level, ...cell }) => {
    expect(protectionLevel(cell)).toBe(level);
  });

  test("a hundred thousand workers raise nothing: the decree counts strangers", () => {
    const many = cells.map(({ threatType, data }) => {
      const system = { threatType, data, subjects: "staff" } as const;
      return (
        protectionLevel({ ...system, count: "over100k" }) ===
        protectionLevel({ ...system, count: "under100k" })
      );
    });
    expect(many).not.toContain(false);
  });

  test("of several kinds of data the strictest level counts", () => {
    const system = { threatType: "type3", subjects: "others", count: "under100k" } as const;
    expect(strictestLevel(["other"], system)).toBe(4);
    expect(strictestLevel(["other", "special"], system)).toBe(3);
    expect(strictestLevel(["special", "other"], { ...system, count: "over100k" })).toBe(2);
  });
});
