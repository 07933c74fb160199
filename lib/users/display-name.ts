import type { CurrentUser } from "@/lib/users/types";

/** First and last name, else the e-mail: what to call the user on screen. */
export function displayName(user: Pick<CurrentUser, "firstName" | "lastName" | "email">): string {
  return [user.firstName, user.lastName].filter(Boolean).join(" ") || user.email;
}
