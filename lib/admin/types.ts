import type { CurrentUser } from "@/lib/users/types";

/** A user as the administrator's list shows it. */
export type ListedUser = CurrentUser & {
  /** ISO 8601, UTC. */
  createdAt: string;
};
