/** The roles and plans of accounts. Isomorphic: the screens read these too. */
export const roles = ["user", "premium", "admin"] as const;
export type Role = (typeof roles)[number];

export const subscriptions = ["free", "premium", "ultra"] as const;
export type Subscription = (typeof subscriptions)[number];

/** True for users with a paid plan and for admins. */
export function isPaid({ role, subscription }: { role: Role; subscription: Subscription }) {
  return role === "admin" || subscription !== "free";
}
