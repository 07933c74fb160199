"use client";

import type { AuditEntry } from "@/lib/features/audit/schema";
import { request } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/audit";

/** The filters of the log; an empty string filters nothing. */
export type AuditFilterValues = { action: string; admin: string; subject: string };

/** The audit log by pages, newest first. */
export function useAudit(filter: AuditFilterValues): PagedList<AuditEntry> {
  return usePagedList(path, filter);
}

/** Saves the log as a table. */
export const useDownloadAudit = () =>
  useDownload((filter: AuditFilterValues) => {
    const activeFilters = Object.entries(filter).filter(([, word]) => word !== "");
    return request(`${path}/export?${new URLSearchParams(activeFilters)}`, { accept: "text/csv" });
  }, "audit.csv");
