import { describe, expect, test } from "vitest";
import { estimateFine, type FineInputs } from "@/lib/tools/fines/estimate";
import {
  type FactorId,
  factorIds,
  type OrganisationId,
  type ViolationId,
  violationIds,
} from "@/lib/tools/fines/figures";

const split = <Id extends string>(ids: string) => ids.split(" ").filter(Boolean) as Id[];

type Case = [
  organisation: OrganisationId,
  violations: string,
  circumstances: { factors?: string; userCount?: number; turnover?: number },
  min: number,
  max: number,
  severity: string,
  turnoverShare?: [number, number],
];

/**
 * Calculated by hand from docs/specification/tools.md#fine-calculator; the calculation is above the rows that are not
 * obvious.
 */
const cases: Case[] = [
  ["ip", "no-consent", {}, 75_000, 300_000, "high"],
  ["ip", "no-security", {}, 30_000, 50_000, "medium"],
  ["ip", "no-notification", {}, 100_000, 200_000, "high"],
  ["ip", "no-localization", {}, 500_000, 1_000_000, "critical"],
  ["ip", "no-policy", {}, 30_000, 75_000, "medium"],
  ["ip", "gdpr-violation", {}, 600_000, 2_000_000, "critical"],
  // × 1.2
  ["ooo", "no-consent", {}, 180_000, 600_000, "high"],
  ["ooo", "no-security", {}, 120_000, 240_000, "medium"],
  ["ooo", "no-notification", {}, 360_000, 720_000, "high"],
  ["ooo", "no-localization", {}, 1_200_000, 7_200_000, "critical"],
  ["ooo", "no-policy", {}, 60_000, 180_000, "medium"],
  ["ooo", "gdpr-violation", {}, 2_400_000, 24_000_000, "critical"],
  // × 1.5
  ["big", "no-consent", {}, 225_000, 750_000, "high"],
  ["big", "no-security", {}, 150_000, 300_000, "medium"],
  ["big", "no-notification", {}, 450_000, 900_000, "high"],
  ["big", "no-localization", {}, 1_500_000, 9_000_000, "critical"],
  ["big", "no-policy", {}, 75_000, 225_000, "medium"],
  ["big", "gdpr-violation", {}, 3_000_000, 30_000_000, "critical"],
  // × 2
  ["international", "no-consent", {}, 300_000, 1_000_000, "high"],
  ["international", "no-security", {}, 200_000, 400_000, "medium"],
  ["international", "no-notification", {}, 600_000, 1_200_000, "high"],
  ["international", "no-localization", {}, 2_000_000, 12_000_000, "critical"],
  ["international", "no-policy", {}, 100_000, 300_000, "medium"],
  ["international", "gdpr-violation", {}, 4_000_000, 40_000_000, "critical"],
  // One factor at a time: 30,000–75,000 × 2, 1.5, 1.3, 1.2, 1.8.
  ["ip", "no-policy", { factors: "repeat" }, 60_000, 150_000, "medium"],
  ["ip", "no-policy", { factors: "massive" }, 45_000, 112_500, "medium"],
  ["ip", "no-policy", { factors: "sensitive" }, 39_000, 97_500, "medium"],
  ["ip", "no-policy", { factors: "commercial" }, 36_000, 90_000, "medium"],
  ["ip", "no-policy", { factors: "harm" }, 54_000, 135_000, "medium"],
  // The thresholds of users: over 10,000 and over 100,000.
  ["ip", "no-policy", { userCount: 1 }, 30_000, 75_000, "medium"],
  ["ip", "no-policy", { userCount: 10_000 }, 30_000, 75_000, "medium"],
  ["ip", "no-policy", { userCount: 10_001 }, 36_000, 90_000, "medium"],
  ["ip", "no-policy", { userCount: 100_000 }, 36_000, 90_000, "medium"],
  ["ip", "no-policy", { userCount: 100_001 }, 45_000, 112_500, "medium"],
  ["ip", "no-policy", { userCount: 5_000_000 }, 45_000, 112_500, "medium"],
  // Sums of ranges.
  ["ip", "no-consent no-policy", {}, 105_000, 375_000, "high"],
  // (150,000 + 50,000) × 1.2; (500,000 + 150,000) × 1.2
  ["ooo", "no-consent no-policy", {}, 240_000, 780_000, "high"],
  // the same × 2
  ["ooo", "no-consent no-policy", { factors: "repeat" }, 480_000, 1_560_000, "high"],
  // (100,000 + 50,000) × 1.5; (200,000 + 150,000) × 1.5
  ["big", "no-security no-policy", {}, 225_000, 525_000, "medium"],
  // (1,000,000 + 2,000,000) × 2; (6,000,000 + 20,000,000) × 2
  ["international", "no-localization gdpr-violation", {}, 6_000_000, 52_000_000, "critical"],
  // 75 + 30 + 100 + 500 + 30 + 600 thousand; 300 + 50 + 200 + 1000 + 75 + 2000 thousand
  ["ip", violationIds.join(" "), {}, 1_335_000, 3_625_000, "critical"],
  // (150 + 100 + 300 + 1000 + 50 + 2000 = 3600 thousand) × 1.2; (27,450 thousand) × 1.2
  ["ooo", violationIds.join(" "), {}, 4_320_000, 32_940_000, "critical"],
  // 2 × 1.5 × 1.3 × 1.2 × 1.8 = 8.424; 30,000 and 50,000 of it
  ["ip", "no-security", { factors: factorIds.join(" ") }, 252_720, 421_200, "medium"],
  // 1.3 × 1.2 × 1.8 × 1.5 = 4.212, × 1.2 for the users = 5.0544
  [
    "ip",
    "no-security",
    { factors: "sensitive commercial harm massive", userCount: 50_000 },
    151_632,
    252_720,
    "medium",
  ],
  // × 1.2, × 4.212, × 1.2 = 6.06528; of 50,000 and of 150,000
  [
    "ooo",
    "no-policy",
    { factors: "massive sensitive commercial harm", userCount: 10_001 },
    303_264,
    909_792,
    "medium",
  ],
  // All there is: × 2 × 8.424 × 1.5 = 25.272; of 3,600,000 and of 27,450,000
  [
    "international",
    violationIds.join(" "),
    { factors: factorIds.join(" "), userCount: 100_001 },
    90_979_200,
    693_716_400,
    "critical",
  ],
  // Shares of the turnover.
  ["ip", "no-policy", { turnover: 1_000_000 }, 30_000, 75_000, "medium", [3, 7.5]],
  // 3 / 700 = 0.42857…%, 7.5 / 700 = 1.07142…%
  ["ip", "no-policy", { turnover: 7_000_000 }, 30_000, 75_000, "medium", [0.43, 1.07]],
  // 0.125 % is rounded up, 0.3125 % down
  ["ip", "no-policy", { turnover: 24_000_000 }, 30_000, 75_000, "medium", [0.13, 0.31]],
  ["ip", "no-policy", { turnover: 1 }, 30_000, 75_000, "medium", [3_000_000, 7_500_000]],
  // 240,000 / 36,000,000 = 0.666…%; 780,000 / 36,000,000 = 2.1666…%
  ["ooo", "no-consent no-policy", { turnover: 36_000_000 }, 240_000, 780_000, "high", [0.67, 2.17]],
  // 60,000 of nine billion is 0.000666…%
  ["ooo", "no-policy", { turnover: 9_000_000_000 }, 60_000, 180_000, "medium", [0, 0]],
];

const inputsOf = ([organisation, violations, circumstances]: Case): FineInputs => ({
  violations: split<ViolationId>(violations),
  organisation,
  factors: split<FactorId>(circumstances.factors ?? ""),
  userCount: circumstances.userCount ?? 0,
  turnover: circumstances.turnover ?? 0,
});

describe("the worked cases", () => {
  test("are at least forty", () => expect(cases.length).toBeGreaterThanOrEqual(40));

  test.each(cases.map((worked) => ({ worked, name: JSON.stringify(worked.slice(0, 3)) })))(
    "give the expected fine for $name",
    ({ worked }) => {
      const [, , , min, max, severity, share] = worked;
      expect(estimateFine(inputsOf(worked))).toMatchObject({
        fine: { min, max },
        severity,
        turnoverShare: share ? { min: share[0], max: share[1] } : null,
        hasCriminalNote: severity === "critical",
      });
    },
  );
});
