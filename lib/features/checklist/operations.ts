import "server-only";

import { DomainError } from "@/lib/core/errors";
import { mergeChecklist } from "@/lib/features/checklist/mutations";
import type { AccountChecklist, ChecklistChanges } from "@/lib/features/checklist/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Database } from "@/lib/platform/db/database";

/**
 * Saves checked and unchecked items in the account. Items from before the sign-in are sent without removals and merged
 * with the stored ones, so that none is lost.
 * @throws DomainError UNAUTHENTICATED when the account has been deleted meanwhile.
 */
export async function changeChecklist(
  database: Database,
  userId: AuthorizedUserId,
  changes: ChecklistChanges,
  now: Date,
): Promise<AccountChecklist> {
  const checklist = await mergeChecklist(database, userId, changes, now);
  if (!checklist) throw new DomainError("UNAUTHENTICATED", "Необходима авторизация");
  return checklist;
}
