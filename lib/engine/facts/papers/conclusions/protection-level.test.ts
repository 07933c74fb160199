import { describe, expect, test } from "vitest";
import {
  type ProtectionLevel,
  protectionLevel,
  type SubjectCount,
  type SystemSubjects,
  systemOf,
  type ThreatType,
} from "@/lib/engine/facts/papers/conclusions/protection-level";
import type { SystemData } from "@/lib/engine/presets/papers/protection";

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

describe("protectionLevel by ПП № 1119", () => {
  test("is tested in all 36 cells of the table", () => {
    const keys = cells.map(({ level: _, ...cell }) => JSON.stringify(cell));
    expect(new Set(keys).size).toBe(36);
  });

  test.each(cells)("$threatType, $data, $subjects, $count: $level", ({ level, ...cell }) => {
    expect(protectionLevel(cell).level).toBe(level);
  });

  test("does not depend on the number of the owner's own workers", () => {
    const raised = cells.filter(({ threatType, data }) => {
      const system = { threatType, data, subjects: "staff" } as const;
      const [few, many] = (["under100k", "over100k"] as const).map((count) =>
        protectionLevel({ ...system, count }),
      );
      return few?.level !== many?.level;
    });
    expect(raised).toEqual([]);
  });

  test("reaches each of the 15 subparagraphs of п. 9–12, in the paragraph of its level", () => {
    const points = new Set(cells.map(({ level: _, ...cell }) => protectionLevel(cell).point));
    expect([...points].sort()).toEqual(
      [
        "9а",
        "9б",
        "10а",
        "10б",
        "10в",
        "10г",
        "10д",
        "10е",
        "11а",
        "11б",
        "11в",
        "11г",
        "11д",
        "12а",
        "12б",
      ]
        .map((point) => `подп. «${point.at(-1)}» п. ${point.slice(0, -1)}`)
        .sort(),
    );
    const astray = cells.filter(({ level, ...cell }) => {
      const { point } = protectionLevel(cell);
      return !point.endsWith(` п. ${Number(level) + 8}`);
    });
    expect(astray).toEqual([]);
  });

  test("systemOf ranks special categories first, then biometric, other and public data", () => {
    expect(systemOf(["other", "biometric", "special"])).toBe("special");
    expect(systemOf(["other", "biometric"])).toBe("biometric");
    expect(systemOf(["public", "other"])).toBe("other");
    expect(systemOf(["public"])).toBe("public");
  });
});
