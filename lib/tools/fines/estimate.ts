import {
  type FactorId,
  type FineRange,
  factorTenths,
  type OrganisationId,
  organisationTenths,
  type Severity,
  severities,
  userTenths,
  type ViolationId,
  violationFigures,
} from "@/lib/tools/fines/figures";

/** The inputs of the calculator. Order and duplicates in the lists do not matter. */
export type FineInputs = {
  violations: readonly ViolationId[];
  /** Null until one is chosen. */
  organisation: OrganisationId | null;
  factors: readonly FactorId[];
  /** 0 when it was not given. */
  userCount: number;
  /** Roubles a year; 0 when it was not given. */
  turnover: number;
};

export type FineEstimate = {
  /** Whole roubles. */
  fine: FineRange;
  /** The sum of the chosen ranges before any multiplier. */
  base: FineRange;
  severity: Severity;
  /** Per cent of the turnover, two decimals, of the rounded sums; null when no turnover was given. */
  turnoverShare: FineRange | null;
  /** Critical severity adds a note about criminal liability. */
  hasCriminalNote: boolean;
};

/**
 * Estimates a fine from a fixed table (docs/specification/tools.md#fine-calculator): the ranges of all chosen
 * violations are summed, then multiplied by the organisation, each aggravating factor and the number of users, then
 * rounded. Null until a violation and an organisation are chosen.
 */
export function estimateFine(inputs: FineInputs): FineEstimate | null {
  const { organisation, userCount, turnover } = inputs;
  const violations = [...new Set(inputs.violations)];
  if (violations.length === 0 || organisation === null) return null;

  const base = sumRanges(
    violations.map((id) => violationFigures[id][organisation === "ip" ? "ip" : "legal"]),
  );
  const tenths = [
    organisationTenths[organisation],
    ...[...new Set(inputs.factors)].map((id) => factorTenths[id]),
    userTenths(userCount),
  ];
  const fine = mapRange(base, (sum) => multiply(sum, tenths));
  const severity = highestSeverity(violations);
  return {
    fine,
    base,
    severity,
    turnoverShare:
      turnover > 0 ? mapRange(fine, (sum) => Math.round((sum * 10_000) / turnover) / 100) : null,
    hasCriminalNote: severity === "critical",
  };
}

/** The highest severity of the chosen violations; `low` when nothing is chosen. */
export function highestSeverity(violations: readonly ViolationId[]): Severity {
  return violations.reduce<Severity>((highest, id) => {
    const { severity } = violationFigures[id];
    return severities.indexOf(severity) > severities.indexOf(highest) ? severity : highest;
  }, "low");
}

/**
 * Exact up to the rounding: all six violations with every factor give 27,450,000 × 252,720,000, which is below 2^53.
 */
function multiply(sum: number, tenths: readonly number[]): number {
  const product = tenths.reduce((whole, tenth) => whole * tenth, sum);
  return Math.round(product / 10 ** tenths.length);
}

const sumRanges = (ranges: readonly FineRange[]): FineRange =>
  ranges.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), {
    min: 0,
    max: 0,
  });

const mapRange = ({ min, max }: FineRange, change: (sum: number) => number): FineRange => ({
  min: change(min),
  max: change(max),
});
