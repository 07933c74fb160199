"use client";

import { useMutation } from "@tanstack/react-query";
import type { AuditEntry } from "@/lib/features/audit/schema";
import { request } from "@/lib/platform/api-client/request";
import { saveResponse } from "@/lib/platform/api-client/save-file";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/audit";

/** The filters of the log; an empty string filters nothing. */
export type AuditFilterValues = { action: string; admin: string; subject: string };

/** The audit log by pages, newest first. */
export function useAudit(filter: AuditFilterValues): PagedList<AuditEntry> {
  return usePagedList(path, filter);
}

/** Saves the log as a table. */
export function useDownloadAudit() {
  return useMutation({
    mutationFn: async (filter: AuditFilterValues) => {
      const activeFilters = Object.entries(filter).filter(([, word]) => word !== "");
      const response = await request(`${path}/export?${new URLSearchParams(activeFilters)}`, {
        accept: "text/csv",
      });
      await saveResponse(response, "audit.csv");
    },
  });
}
