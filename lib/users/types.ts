import type { Role, Subscription } from "@/lib/auth/roles";

export type { Subscription } from "@/lib/auth/roles";

/** The signed-in user as the client reads it (specification § 3 «Current user»). */
export type CurrentUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: Role;
  subscription: Subscription;
  /** Documents created in the current Moscow month. */
  documentsCreated: number;
  /** -1 means unlimited. */
  documentsLimit: number;
  profileImageUrl: string | null;
  companyName: string | null;
  companyType: "individual" | "business";
  phone: string | null;
  address: string | null;
  avatarUrl: string | null;
  emailConfirmed: boolean;
  /** Until when a password that the server made up signs in, ISO 8601; absent for one of their own. */
  passwordExpiresAt?: string;
  /** True for the fallback admin while the database is out of reach (decisions § 2). */
  degraded?: true;
};

/** The answer of `/api/login` and `/api/register`. */
export type SignedIn = { token: string; user: CurrentUser };
