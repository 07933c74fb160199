import type { Role, Subscription } from "@/lib/auth/roles";
import type { CurrentUser } from "@/lib/users/types";

/** A user as the administrator's list shows it. */
export type ListedUser = CurrentUser & {
  /** ISO 8601, UTC, as all instants here. */
  createdAt: string;
  /** Until when the subscription holds; null without an end. */
  premiumUntil: string | null;
  /** Since when nobody can sign in to the account; null while somebody can. */
  blockedAt: string | null;
  /** Roubles credited for invitations; only an administrator changes them. */
  referralEarnings: number;
  /** Whether a login asks for a code after the password. */
  hasSecondFactor: boolean;
};

/** What the list can be narrowed to. */
export type UserFilter = {
  q?: string | undefined;
  role?: Role | undefined;
  subscription?: Subscription | undefined;
  blocked?: boolean | undefined;
};
