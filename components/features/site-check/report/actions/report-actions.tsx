"use client";

import { FileDown, Printer } from "lucide-react";
import { AddToSite } from "@/components/features/site-check/report/actions/add-to-site";
import { CheckAgain } from "@/components/features/site-check/report/actions/check-again";
import { CopyLink } from "@/components/features/site-check/report/actions/copy-link";
import { DeleteCheck } from "@/components/features/site-check/report/actions/delete-check";
import { SaveCheck } from "@/components/features/site-check/report/actions/save-check";
import { showFailure } from "@/components/shell/messages/show-failure";
import { Button } from "@/components/ui/button";
import { useDownloadReport } from "@/lib/features/site-check/client";
import type { CheckReport } from "@/lib/features/site-check/report/responses";
import type { CheckDetails } from "@/lib/features/site-check/responses";

/** All actions on a report. */
export function ReportActions({ check, report }: { check: CheckDetails; report: CheckReport }) {
  const download = useDownloadReport(check);
  const save = () =>
    download.mutate(undefined, {
      onError: (error) => void showFailure("Не удалось скачать отчёт", error),
    });
  return (
    // On a phone without icons, which would give a ragged row per button.
    <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow max-sm:[&_svg:not(.animate-turn)]:hidden print:hidden">
      <SaveCheck check={check} />
      <AddToSite check={check} report={report} />
      <CheckAgain check={check} />
      <Button variant="secondary" size="sm" pending={download.isPending} onClick={save}>
        {download.isPending ? null : <FileDown aria-hidden="true" strokeWidth={1.75} />}
        Скачать PDF
      </Button>
      <CopyLink />
      <Button variant="secondary" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" strokeWidth={1.75} />
        Распечатать
      </Button>
      <DeleteCheck check={check} />
    </div>
  );
}
