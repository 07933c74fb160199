import "server-only";

import type { AuthorizedUserId } from "@/lib/auth/account";
import { DomainError } from "@/lib/core/errors";
import type { Database } from "@/lib/db/database";
import { toCurrentUser } from "@/lib/users/data";
import { updateAccount } from "@/lib/users/mutations";
import type { AvatarUrl, Profile } from "@/lib/users/profile/schema";
import type { CurrentUser } from "@/lib/users/types";

/**
 * Changes what the user says of themselves, or the picture.
 * @throws DomainError UNAUTHENTICATED when the account has been deleted meanwhile.
 */
export async function changeProfile(
  database: Database,
  userId: AuthorizedUserId,
  change: Profile | { avatarUrl: AvatarUrl },
  now: Date,
): Promise<CurrentUser> {
  const account = await updateAccount(database, userId, change, now);
  if (!account) throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
  return toCurrentUser(account, now);
}
