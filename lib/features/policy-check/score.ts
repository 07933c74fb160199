import type { ElementState } from "@/lib/features/policy-check/report/policy-report";
import type { PolicyElement } from "@/lib/features/policy-check/rules/policy-element";

/** The weight of a missing element, by the part of КоАП 13.11 that punishes it. Our own estimate. */
const weights: Readonly<Record<NonNullable<PolicyElement["part"]>, number>> = {
  "1": 4,
  "2": 4,
  "3": 3,
  "4": 2,
  "5": 1,
  "8": 5,
};

const shares: Readonly<Record<ElementState, number>> = {
  there: 1,
  partly: 0.5,
  outdated: 0.25,
  absent: 0,
};

/** The weighted share of the elements that the law requires, 0–100; elements without a part do not count. */
export function scoreOf(
  checked: readonly { part: PolicyElement["part"]; state: ElementState }[],
): number {
  let all = 0;
  let reached = 0;
  for (const { part, state } of checked) {
    if (!part) continue;
    all += weights[part];
    reached += weights[part] * shares[state];
  }
  return all === 0 ? 0 : Math.round((reached / all) * 100);
}
