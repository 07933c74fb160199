import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { PackageItem } from "@/lib/features/documents/package/responses";
import { canCreate } from "@/lib/features/documents/policy";

/** The part of an account that decides how much of a package it gets. */
export type PackagePlan = Pick<
  CurrentUser,
  "role" | "subscription" | "documentsCreated" | "documentsLimit"
>;

export type PackageRefusal = "PREMIUM_REQUIRED" | "LIMIT_REACHED";

/** How many documents may still be made this month; Infinity without a limit. */
export function remainingDocuments({ documentsCreated, documentsLimit }: PackagePlan): number {
  return documentsLimit === -1
    ? Number.POSITIVE_INFINITY
    : Math.max(0, documentsLimit - documentsCreated);
}

/**
 * What the server will refuse of a package, in its order: null for what it will make. Said to the owner
 * before anything is made; the server decides all the same.
 */
export function predictRefusals(
  plan: PackagePlan,
  items: readonly PackageItem[],
): (PackageRefusal | null)[] {
  let rest = remainingDocuments(plan);
  return items.map(({ type }) => {
    if (!canCreate(plan, type)) return "PREMIUM_REQUIRED";
    if (rest === 0) return "LIMIT_REACHED";
    rest -= 1;
    return null;
  });
}
