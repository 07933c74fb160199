import "server-only";

import { toChecklist } from "@/lib/features/checklist/data";
import type { AccountChecklist, ChecklistChanges } from "@/lib/features/checklist/schema";
import type { AuthorizedUserId } from "@/lib/platform/auth/account";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * Merges the changes into the stored items, in one statement: two devices that save at once both keep their items.
 * @returns null when the account was deleted.
 */
export async function mergeChecklist(
  database: Transaction,
  userId: AuthorizedUserId,
  changes: ChecklistChanges,
  now: Date,
): Promise<AccountChecklist | null> {
  const [row] = await database.$queryRaw<{ done: unknown }[]>`
    INSERT INTO checklist_progress ("userId", done, "updatedAt")
    SELECT id, ${JSON.stringify(changes)}::jsonb, ${now} FROM users WHERE id = ${userId}
    ON CONFLICT ("userId") DO UPDATE
    SET done = checklist_progress.done || EXCLUDED.done, "updatedAt" = EXCLUDED."updatedAt"
    RETURNING done`;
  return row ? toChecklist(row.done) : null;
}
