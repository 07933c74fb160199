import type { OrganisationRole } from "@/lib/core/access/organisation-roles";

/** The roles and plans of accounts. Used by server and browser. */
export const roles = ["user", "premium", "admin"] as const;
export type Role = (typeof roles)[number];

export const subscriptions = ["free", "premium", "ultra"] as const;
export type Subscription = (typeof subscriptions)[number];

/** The plans that can be paid for. */
export const paidPlans = ["premium", "ultra"] as const;
export type PaidPlan = (typeof paidPlans)[number];

/** The permissions of an API key. */
export const apiKeyScopes = ["read", "write"] as const;

/** The kinds of account owners. */
export const companyTypes = ["individual", "business"] as const;

/** True for users with a paid plan and for admins. */
export function isPaid({ role, subscription }: Plan): boolean {
  return role === "admin" || subscription !== "free";
}

/** The part of an account that says what its plan has. */
export type Plan = { role: Role; subscription: Subscription };

/** The user's role for a thing: for things of their own, its owner. */
export const effectiveRole = (shared: { role: OrganisationRole } | undefined): OrganisationRole =>
  shared?.role ?? "owner";

/** The plan that applies to a thing: that of its owner, no matter who works with it. */
export const effectivePlan = (own: Plan, shared: { plan: Subscription } | undefined): Plan =>
  shared ? { role: "user", subscription: shared.plan } : own;

/** The smallest plan that has all rights of a plan: an administrator's has all of them. */
export const planLevel = ({ role, subscription }: Plan): Subscription =>
  role === "admin" ? "ultra" : subscription;
