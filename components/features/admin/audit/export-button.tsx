"use client";

import { Download } from "lucide-react";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { auditExportTexts } from "@/content/admin/audit";
import { type AuditFilterValues, useDownloadAudit } from "@/lib/features/audit/client";

/** Saves the log as a table, with the filters of the screen. */
export function ExportButton({ filter }: { filter: AuditFilterValues }) {
  const downloading = useDownloadAudit();
  const run = async () => {
    try {
      await downloading.mutateAsync(filter);
    } catch (error) {
      void showFailure("Ошибка скачивания", error, auditExportTexts.failure);
    }
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={downloading.isPending}
      onClick={() => void run()}
    >
      {downloading.isPending ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
      {auditExportTexts.link}
    </Button>
  );
}
