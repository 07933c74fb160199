/**
 * What the monthly limit still allows. Source: docs/specification/plans.md#enforced-limit, #first-set. Pure; runs in
 * the browser too, which warns before the server rejects a call. The server still decides.
 */

import { itemKey, type PackageItem } from "@/lib/engine/answers/package-item";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import { canCreate } from "@/lib/features/documents/rights/plan-rights";
import type { Plan } from "@/lib/platform/auth/roles";

type Rejection = "PREMIUM_REQUIRED" | "LIMIT_REACHED";

/** How many more documents may be created this month; Infinity without a limit. */
export function remainingDocuments({ created, limit }: Allowance): number {
  return limit === -1 ? Number.POSITIVE_INFINITY : Math.max(0, limit - created);
}

export type Prediction = {
  /** In the order of the items: the error, or null for a document that will be created. */
  rejections: (Rejection | null)[];
  /** How many documents of the monthly limit it uses. */
  takes: number;
};

/**
 * Predicts the creation of several documents of one site, one after another.
 * @param address of the site, as `siteAddressOf` writes it; null when unknown: then nothing counts as a set.
 */
export function predictCreation(
  plan: Plan,
  allowance: Allowance,
  { address, items }: { address: string | null; items: readonly PackageItem[] },
): Prediction {
  let set = setOf(allowance, address);
  let mayBegin = allowance.mayBegin && address !== null;
  let rest = remainingDocuments(allowance);
  let takes = 0;
  const rejections = items.map((item) => {
    const key = itemKey(item);
    if (!canCreate(plan, item.type)) return "PREMIUM_REQUIRED";
    if (set && !set.has(key)) {
      set.add(key);
      return null;
    }
    if (rest === 0) return "LIMIT_REACHED";
    rest -= 1;
    takes += 1;
    if (!set && mayBegin) {
      set = new Set([key]);
      mayBegin = false;
    }
    return null;
  });
  return { rejections, takes };
}

/** The items of this site's first set that exist already; null when the set has not begun. */
function setOf({ sets }: Allowance, address: string | null): Set<string> | null {
  const found = sets.find((set) => set.address === address);
  return found ? new Set(found.items) : null;
}
