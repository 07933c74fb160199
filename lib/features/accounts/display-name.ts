import type { CurrentUser } from "@/lib/features/accounts/responses";

type Named = Pick<CurrentUser, "firstName" | "lastName" | "email">;

/** First and last name, else the e-mail: what to call the user on screen. */
export function displayName(user: Named): string {
  return [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
}

/** Whether there is a name besides the e-mail, so that both are shown. */
export const hasName = (user: Named): boolean => displayName(user) !== user.email;
