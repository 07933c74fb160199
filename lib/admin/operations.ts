import "server-only";

import { updateRole } from "@/lib/admin/mutations";
import type { AuthorizedUserId } from "@/lib/auth/account";
import type { Role } from "@/lib/auth/roles";
import { DomainError } from "@/lib/core/errors";
import type { Database } from "@/lib/db/database";
import { getPlanLimits } from "@/lib/settings/data";

/**
 * Gives a user a role with the plan and the limit that belong to it (decisions § 1 «Role premium»).
 * @throws DomainError NOT_FOUND; FORBIDDEN for one's own role: the last administrator could lock
 * everybody out.
 */
export async function changeRole(
  database: Database,
  admin: AuthorizedUserId,
  { userId, role }: { userId: string; role: Role },
  now: Date,
): Promise<void> {
  if (userId === admin) throw new DomainError("FORBIDDEN", "Свою роль изменить нельзя.");
  const limits = await getPlanLimits(database);
  const changes = {
    user: { role, subscription: "free", documentsLimit: limits.free },
    premium: { role, subscription: "premium", documentsLimit: limits.premium },
    // The subscription stays: an administrator has every right of a paid plan without one.
    admin: { role, documentsLimit: -1 },
  } as const;
  if (!(await updateRole(database, userId, changes[role], now))) {
    throw new DomainError("NOT_FOUND", "Пользователь не найден");
  }
}
