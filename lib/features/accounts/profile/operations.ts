import "server-only";

import { DomainError } from "@/lib/core/errors";
import { toCurrentUser } from "@/lib/features/accounts/data";
import { updateProfile } from "@/lib/features/accounts/profile/mutations";
import type { ProfileChange } from "@/lib/features/accounts/profile/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";

/**
 * Changes the user's profile or avatar.
 * @throws DomainError UNAUTHENTICATED when the account has been deleted meanwhile.
 */
export async function changeProfile(
  database: Database,
  userId: AuthorizedUserId,
  change: ProfileChange,
  now: Date,
): Promise<CurrentUser> {
  const account = await updateProfile(database, userId, change, now);
  if (!account) throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
  return toCurrentUser(account, now);
}
