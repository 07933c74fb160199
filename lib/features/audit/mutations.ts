import "server-only";

import { newId } from "@/lib/core/ids";
import type { AuditAction } from "@/lib/features/audit/actions";
import type { AuditChange, AuditValue } from "@/lib/features/audit/changes";
import type { Caller } from "@/lib/platform/auth/caller";
import type { Transaction } from "@/lib/platform/db/database";

/**
 * An action and its subject. `details` contain the values before and after (`changesOf`), or plain facts, but no
 * secrets.
 */
export type AuditRecord = {
  action: AuditAction;
  subjectType: string;
  subjectId?: string | null;
  details?: Record<string, AuditValue | AuditChange>;
};

/** Writes an entry of the audit log, in the transaction of the change itself: either both are stored or neither. */
export async function recordAction(
  tx: Transaction,
  { userId, account }: Caller,
  record: AuditRecord,
  now: Date,
): Promise<void> {
  await writeEntry(tx, { adminId: userId, adminEmail: account.email }, record, now);
}

/** Records an action that an administrator decided earlier and the server carries out at the set time. */
export async function recordScheduledAction(
  tx: Transaction,
  author: { adminId: string | null; adminEmail: string },
  record: AuditRecord,
  now: Date,
): Promise<void> {
  await writeEntry(tx, author, record, now);
}

/** Instead of an administrator's address: nobody acted, money came in or was returned. */
const payments = "оплата";

/**
 * Records how a payment changed a plan. Names the order and not its payer, who would otherwise stay in the log for
 * ever.
 */
export async function recordPayment(
  tx: Transaction,
  { orderId, ...record }: Pick<AuditRecord, "action" | "details"> & { orderId: string },
  now: Date,
): Promise<void> {
  const actor = { adminId: null, adminEmail: payments };
  await writeEntry(tx, actor, { ...record, subjectType: "order", subjectId: orderId }, now);
}

/**
 * Instead of an administrator's address: the two owners agreed, and neither address should stay in the log for ever.
 */
const owners = "владельцы сайта";

/** Records that a site has a new owner. The previous owner is named as long as their account exists. */
export async function recordTransfer(
  tx: Transaction,
  { from, siteId, details }: { from: string; siteId: string; details: AuditRecord["details"] },
  now: Date,
): Promise<void> {
  const actor = { adminId: from, adminEmail: owners };
  const record = { action: "site.transfer", subjectType: "site", subjectId: siteId } as const;
  await writeEntry(tx, actor, { ...record, details }, now);
}

async function writeEntry(
  tx: Transaction,
  actor: { adminId: string | null; adminEmail: string },
  { action, subjectType, subjectId = null, details = {} }: AuditRecord,
  now: Date,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      id: newId(),
      ...actor,
      action,
      subjectType,
      subjectId,
      details,
      createdAt: now,
    },
  });
}
