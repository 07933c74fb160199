import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateFine, type FineInputs, highestSeverity } from "@/lib/tools/fines/estimate";
import {
  factorIds,
  organisationIds,
  type ViolationId,
  violationIds,
} from "@/lib/tools/fines/figures";

const empty: FineInputs = {
  violations: [],
  organisation: null,
  factors: [],
  userCount: 0,
  turnover: 0,
};

describe("estimateFine", () => {
  test.each<Partial<FineInputs>>([
    {},
    { violations: ["no-policy"] },
    { organisation: "ip" },
    { organisation: "big", factors: [...factorIds], userCount: 200_000, turnover: 1_000_000 },
  ])("requires a violation and an organisation: %j", (inputs) =>
    expect(estimateFine({ ...empty, ...inputs })).toBeNull(),
  );

  test("returns the sum before the multipliers", () => {
    const inputs = { ...empty, violations: ["no-policy"] as const, organisation: "big" as const };
    expect(estimateFine(inputs)?.base).toEqual({ min: 50_000, max: 150_000 });
  });

  test("returns no share of the turnover when the turnover is zero or negative", () => {
    const inputs = { ...empty, violations: ["no-policy"] as const, organisation: "ip" as const };
    for (const turnover of [0, -1_000_000]) {
      expect(estimateFine({ ...inputs, turnover })?.turnoverShare).toBeNull();
    }
  });
});

test.each<[ViolationId[], string]>([
  [[], "low"],
  [["no-policy", "no-security"], "medium"],
  [["no-policy", "no-consent", "no-security"], "high"],
  [["gdpr-violation", "no-consent", "no-policy"], "critical"],
])("highestSeverity of %j is %s", (violations, severity) =>
  expect(highestSeverity(violations)).toBe(severity),
);

const anyInputs = fc.record({
  violations: fc.subarray([...violationIds], { minLength: 1 }),
  organisation: fc.constantFrom(...organisationIds),
  factors: fc.subarray([...factorIds]),
  userCount: fc.nat({ max: 300_000 }),
  turnover: fc.integer({ min: 1, max: 10_000_000_000 }),
});

const estimate = (inputs: FineInputs) => {
  const estimated = estimateFine(inputs);
  if (!estimated) throw new Error("nothing was estimated");
  return estimated;
};

describe("estimateFine for any inputs", () => {
  test("the order and repetition of choices do not change the result", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const turned = {
          ...inputs,
          violations: [...inputs.violations, ...inputs.violations].reverse(),
          factors: [...inputs.factors, ...inputs.factors].reverse(),
        };
        expect(estimateFine(turned)).toEqual(estimateFine(inputs));
      }),
    );
  });

  test("the fine never decreases when something is added", () => {
    const added = fc.oneof(
      fc.constantFrom(...violationIds).map((id) => (inputs: FineInputs) => ({
        ...inputs,
        violations: [...inputs.violations, id],
      })),
      fc.constantFrom(...factorIds).map((id) => (inputs: FineInputs) => ({
        ...inputs,
        factors: [...inputs.factors, id],
      })),
      fc.nat({ max: 300_000 }).map((more) => (inputs: FineInputs) => ({
        ...inputs,
        userCount: inputs.userCount + more,
      })),
    );
    fc.assert(
      fc.property(anyInputs, added, (inputs, add) => {
        const [before, after] = [estimate(inputs), estimate(add(inputs))];
        expect(after.fine.min).toBeGreaterThanOrEqual(before.fine.min);
        expect(after.fine.max).toBeGreaterThanOrEqual(before.fine.max);
        expect(after.fine.max).toBeGreaterThan(after.fine.min);
        if (before.severity === "critical") expect(after.hasCriminalNote).toBe(true);
      }),
    );
  });

  test("a larger organisation pays more, and a larger turnover lowers its share", () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 1, max: 1_000_000 }), (inputs, more) => {
        const fines = organisationIds.map((organisation) => estimate({ ...inputs, organisation }));
        for (const [at, { fine }] of fines.entries()) {
          const smaller = fines[at - 1]?.fine;
          expect(fine.min).toBeGreaterThan(smaller?.min ?? 0);
          expect(fine.max).toBeGreaterThan(smaller?.max ?? 0);
        }
        const richer = estimate({ ...inputs, turnover: inputs.turnover + more });
        expect(richer.turnoverShare?.max).toBeLessThanOrEqual(
          estimate(inputs).turnoverShare?.max ?? 0,
        );
      }),
    );
  });
});

/**
 * The table and the multipliers once more, typed from docs/specification/tools.md#fine-calculator and calculated in
 * fractions.
 */
test("calculates every combination exactly", () => {
  const table: Record<ViolationId, [number, number, number, number]> = {
    "no-consent": [75, 300, 150, 500],
    "no-security": [30, 50, 100, 200],
    "no-notification": [100, 200, 300, 600],
    "no-localization": [500, 1000, 1000, 6000],
    "no-policy": [30, 75, 50, 150],
    "gdpr-violation": [600, 2000, 2000, 20_000],
  };
  const organisations = { ip: 10n, ooo: 12n, big: 15n, international: 20n };
  const factors = { repeat: 20n, massive: 15n, sensitive: 13n, commercial: 12n, harm: 18n };
  const users = new Map([
    [0, 10n],
    [50_000, 12n],
    [500_000, 15n],
  ]);
  let combinations = 0;
  for (const violations of subsets(violationIds).slice(1)) {
    for (const organisation of organisationIds) {
      const columns = organisation === "ip" ? ([0, 1] as const) : ([2, 3] as const);
      const [min = 0n, max = 0n] = columns.map((column) =>
        violations.reduce((sum, id) => sum + BigInt(table[id][column]) * 1000n, 0n),
      );
      for (const chosen of subsets(factorIds)) {
        for (const [userCount, perUsers] of users) {
          const tenths =
            chosen.reduce((product, id) => product * factors[id], 1n) *
            organisations[organisation] *
            perUsers;
          const scale = 10n ** BigInt(chosen.length + 2);
          const { fine } = estimate({
            violations,
            organisation,
            factors: chosen,
            userCount,
            turnover: 0,
          });
          // No combination leaves a fraction of a rouble.
          const wholes = [fine.min, fine.max].map((sum) => BigInt(sum) * scale);
          if (wholes[0] !== min * tenths || wholes[1] !== max * tenths) {
            expect.unreachable(`${violations} ${organisation} ${chosen} ${userCount}`);
          }
          combinations += 1;
        }
      }
    }
  }
  expect(combinations).toBe(63 * 4 * 32 * 3);
});

function subsets<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>(
    (all, item) => all.concat(all.map((subset) => subset.concat(item))),
    [[]],
  );
}
