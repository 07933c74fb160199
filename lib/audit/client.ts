"use client";

import { type PagedList, usePagedList } from "@/lib/api-client/use-paged-list";
import type { AuditEntry } from "@/lib/audit/types";

/** The audit log by pages, newest first; an empty filter is none. */
export function useAudit(filter: {
  action: string;
  admin: string;
  subject: string;
}): PagedList<AuditEntry> {
  return usePagedList<AuditEntry>("/api/admin/audit", filter);
}
