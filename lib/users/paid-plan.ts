import type { CurrentUser } from "@/lib/users/types";

/** True for whoever has a paid plan, and for admins. */
export function hasPremium({
  role,
  subscription,
}: Pick<CurrentUser, "role" | "subscription">): boolean {
  return role === "admin" || subscription !== "free";
}
