import "server-only";

import { checklistIds } from "@/content/checklist/items";
import type { AccountChecklist } from "@/lib/features/checklist/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/** The items that the user has ticked; empty when there are none. */
export async function getChecklist(
  database: Transaction,
  userId: AuthorizedUserId,
): Promise<AccountChecklist> {
  const row = await database.checklistProgress.findUnique({
    where: { userId },
    select: { done: true },
  });
  return toChecklist(row?.done);
}

/** The stored map as the client reads it: ids that are no longer in the list are left out. */
export function toChecklist(stored: unknown): AccountChecklist {
  const map =
    typeof stored === "object" && stored !== null ? new Map(Object.entries(stored)) : new Map();
  const entries = checklistIds.map((id) => [id, map.get(id) === true]);
  return Object.fromEntries(entries) as AccountChecklist;
}
