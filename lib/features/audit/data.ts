import "server-only";

import type { AuditEntry, AuditQuery } from "@/lib/features/audit/schema";
import type { Transaction } from "@/lib/platform/db/database";
import { afterCursor, type Cursor, toPage } from "@/lib/platform/http/paging";

/** A page of the audit log, newest first, and the cursor of the next page. */
export async function listAudit(
  database: Transaction,
  { limit, cursor, action, admin, subject }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: Cursor | null }> {
  const rows = await database.auditEntry.findMany({
    where: { action, adminEmail: admin, subjectId: subject, ...afterCursor(cursor) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
    select: {
      id: true,
      adminEmail: true,
      action: true,
      subjectType: true,
      subjectId: true,
      details: true,
      createdAt: true,
    },
  });
  const { page, next } = toPage(rows, limit);
  const entries = page.map((row) => ({
    ...row,
    // Only this feature writes here, and it takes an object.
    details: row.details as Record<string, unknown>,
    createdAt: row.createdAt.toISOString(),
  }));
  return { entries, next };
}
