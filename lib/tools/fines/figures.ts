/**
 * The figures of the fine calculator, as in docs/specification/tools.md#fine-calculator. They are fixed by contract and
 * only an estimate, not the law: the current amounts of the code are in `content/tools/penalties.ts`, and the two are
 * never mixed. Names and explanations are in `content/tools/fine-calculator.ts`.
 */

export const severities = ["low", "medium", "high", "critical"] as const;
export type Severity = (typeof severities)[number];

/** Roubles. */
export type FineRange = { min: number; max: number };

export const violationIds = [
  "no-consent",
  "no-security",
  "no-notification",
  "no-localization",
  "no-policy",
  "gdpr-violation",
] as const;
export type ViolationId = (typeof violationIds)[number];

type ViolationFigures = {
  /** For a sole trader. */
  ip: FineRange;
  /** For all others. */
  legal: FineRange;
  severity: Severity;
};

const range = (min: number, max: number): FineRange => ({ min, max });

export const violationFigures: Record<ViolationId, ViolationFigures> = {
  "no-consent": { ip: range(75_000, 300_000), legal: range(150_000, 500_000), severity: "high" },
  "no-security": { ip: range(30_000, 50_000), legal: range(100_000, 200_000), severity: "medium" },
  "no-notification": {
    ip: range(100_000, 200_000),
    legal: range(300_000, 600_000),
    severity: "high",
  },
  "no-localization": {
    ip: range(500_000, 1_000_000),
    legal: range(1_000_000, 6_000_000),
    severity: "critical",
  },
  "no-policy": { ip: range(30_000, 75_000), legal: range(50_000, 150_000), severity: "medium" },
  "gdpr-violation": {
    ip: range(600_000, 2_000_000),
    legal: range(2_000_000, 20_000_000),
    severity: "critical",
  },
};

export const organisationIds = ["ip", "ooo", "big", "international"] as const;
export type OrganisationId = (typeof organisationIds)[number];

/**
 * Multipliers are stored in tenths: 1.2 has no exact binary representation, and whole numbers make the result exact in
 * any order of multiplication.
 */

export const organisationTenths: Record<OrganisationId, number> = {
  ip: 10,
  ooo: 12,
  big: 15,
  international: 20,
};

export const factorIds = ["repeat", "massive", "sensitive", "commercial", "harm"] as const;
export type FactorId = (typeof factorIds)[number];

export const factorTenths: Record<FactorId, number> = {
  repeat: 20,
  massive: 15,
  sensitive: 13,
  commercial: 12,
  harm: 18,
};

/** Over 100,000 users: ×1.5; over 10,000 and up to 100,000: ×1.2; otherwise no change. */
export function userTenths(userCount: number): number {
  if (userCount > 100_000) return 15;
  return userCount > 10_000 ? 12 : 10;
}
