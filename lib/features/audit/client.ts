"use client";

import type { AuditEntry } from "@/lib/features/audit/schema";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

/** The audit log by pages, newest first; an empty filter is none. */
export function useAudit(filter: {
  action: string;
  admin: string;
  subject: string;
}): PagedList<AuditEntry> {
  return usePagedList<AuditEntry>("/api/admin/audit", filter);
}
