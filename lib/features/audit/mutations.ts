import "server-only";

import { newId } from "@/lib/core/ids";
import type { AuditAction } from "@/lib/features/audit/actions";
import type { AuditChange, AuditValue } from "@/lib/features/audit/changes";
import type { Caller } from "@/lib/platform/auth/caller";
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
  { userId, account }: Caller,
  record: AuditRecord,
  now: Date,
): Promise<void> {
  await writeEntry(tx, { adminId: userId, adminEmail: account.email }, record, now);
}

/** The same of what an administrator decided earlier and the server does at its hour. */
export async function recordScheduledAction(
  tx: Transaction,
  author: { adminId: string | null; adminEmail: string },
  record: AuditRecord,
  now: Date,
): Promise<void> {
  await writeEntry(tx, author, record, now);
}

/** In the place of an administrator's address: nobody did it, money came in or went back. */
const payments = "оплата";

/**
 * Writes what a payment changed of a plan. It names the order and not its payer, whom the log would know for ever.
 */
export async function recordPayment(
  tx: Transaction,
  { orderId, ...record }: Pick<AuditRecord, "action" | "details"> & { orderId: string },
  now: Date,
): Promise<void> {
  const actor = { adminId: null, adminEmail: payments };
  await writeEntry(tx, actor, { ...record, subjectType: "order", subjectId: orderId }, now);
}

/** In the same place: the two owners agreed, and neither is to be in the log for ever by their address. */
const owners = "владельцы сайта";

/** Writes that a site has another owner. Who had it until then is named as long as their account is there. */
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
