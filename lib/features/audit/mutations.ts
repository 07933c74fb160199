import "server-only";

import { newId } from "@/lib/core/ids";
import type { AuditAction } from "@/lib/features/audit/actions";
import type { AuditChange, AuditValue } from "@/lib/features/audit/changes";
import type { Visitor } from "@/lib/platform/auth/visitor";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * An action and its subject. `details` hold the values before and after (`changesOf`), or plain facts, and no
 * secrets.
 */
export type AuditRecord = {
  action: AuditAction;
  subjectType: string;
  subjectId?: string | null;
  details?: Record<string, AuditValue | AuditChange>;
};

/**
 * Writes a line of the audit log. Takes the transaction of the change itself: what was done is in
 * the log, and what is in the log was done.
 */
export async function recordAction(
  tx: Transaction,
  { userId, account }: Visitor,
  { action, subjectType, subjectId = null, details = {} }: AuditRecord,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: newId(),
      adminId: userId,
      adminEmail: account.email,
      action,
      subjectType,
      subjectId,
      details,
      createdAt: now,
    },
  });
}
