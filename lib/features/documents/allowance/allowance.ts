/**
 * What the month's limit still allows. Source: docs/specification/plans.md#enforced-limit, #first-set. Pure; runs in
 * the browser too, which says beforehand what the server will refuse. The server decides all the same.
 */

import { itemKey, type PackageItem } from "@/lib/engine/answers/package-item";
import { canCreate } from "@/lib/features/documents/allowance/plan-rights";
import type { Allowance } from "@/lib/features/documents/allowance/responses";
import type { Plan } from "@/lib/platform/auth/roles";

type Refusal = "PREMIUM_REQUIRED" | "LIMIT_REACHED";

/** How many documents the month still has; Infinity without a limit. */
export function remainingDocuments({ created, limit }: Allowance): number {
  return limit === -1 ? Number.POSITIVE_INFINITY : Math.max(0, limit - created);
}

export type Prediction = {
  /** In the order of the items: null for what will be made. */
  refusals: (Refusal | null)[];
  /** How many documents of the month it takes. */
  takes: number;
};

/**
 * What becomes of documents of one site, made one after another.
 * @param address of the site, as `siteAddressOf` writes it; null while it is not known: then nothing counts as a set.
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
  const refusals = items.map((item) => {
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
  return { refusals, takes };
}

/** What was made of the first set of this site; null where none has begun. */
function setOf({ sets }: Allowance, address: string | null): Set<string> | null {
  const found = sets.find((set) => set.address === address);
  return found ? new Set(found.items) : null;
}
