import type { TeamRole } from "@/lib/core/access/team-roles";

/** The roles and plans of accounts. Isomorphic: the screens read these too. */
export const roles = ["user", "premium", "admin"] as const;
export type Role = (typeof roles)[number];

export const subscriptions = ["free", "premium", "ultra"] as const;
export type Subscription = (typeof subscriptions)[number];

/** What can be paid for. */
export const paidPlans = ["premium", "ultra"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** What a key of the API may do. */
export const apiKeyScopes = ["read", "write"] as const;

/** Who has an account. */
export const companyTypes = ["individual", "business"] as const;

/** True for users with a paid plan and for admins. */
export function isPaid({ role, subscription }: Plan): boolean {
  return role === "admin" || subscription !== "free";
}

/** The part of an account that says what its plan has. */
export type Plan = { role: Role; subscription: Subscription };

/** What one is here: of what is nobody else's, its owner. */
export const effectiveRole = (shared: { role: TeamRole } | undefined): TeamRole =>
  shared?.role ?? "owner";

/** Whose plan counts here: that of the owner of the thing, no matter who does something to it. */
export const effectivePlan = (own: Plan, shared: { plan: Subscription } | undefined): Plan =>
  shared ? { role: "user", subscription: shared.plan } : own;

/** The least plan that has all that a plan has: an administrator's has everything. */
export const planLevel = ({ role, subscription }: Plan): Subscription =>
  role === "admin" ? "ultra" : subscription;
