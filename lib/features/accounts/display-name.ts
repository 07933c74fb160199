import type { CurrentUser } from "@/lib/features/accounts/responses";

type Named = Pick<CurrentUser, "firstName" | "lastName" | "email">;

/** First and last name, otherwise the e-mail. */
export function displayName(user: Named): string {
  return [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
}

/** Whether the user has a name, so that the screen shows both name and e-mail. */
export const hasName = (user: Named): boolean => displayName(user) !== user.email;
