"use client";

import { FilePenLine } from "lucide-react";
import { formatEffectiveDate } from "@/components/documents/document-page/format-effective-date";
import { DownloadMenu } from "@/components/documents/download-menu";
import { TypeMark } from "@/components/documents/type-mark";
import { useWizard } from "@/components/documents/wizard-context";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { DocumentDetails } from "@/lib/documents/types";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import type { CurrentUser } from "@/lib/users/types";

type DocumentHeaderProps = {
  document: Extract<DocumentDetails, { status: "completed" }>;
  user: CurrentUser;
};

/** What it is, whose, which edition is shown, and the two things that one comes for. */
export function DocumentHeader({ document, user }: DocumentHeaderProps) {
  const wizard = useWizard();
  const { companyName, websiteUrl } = document.formData;
  const shown = document.shownEdition;
  const isOld = shown !== null && shown.edition < document.edition;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 gap-3.5">
        <TypeMark type={document.type} className="mt-1.5 shrink-0" />
        <div className="min-w-0">
          <h1 className="text-2xl break-words sm:text-3xl">{document.name}</h1>
          <p className="mt-1.5 text-sm break-words text-ink-soft">
            {companyName}, {toDisplayAddress(websiteUrl)}
          </p>
          {shown ? (
            <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
              Редакция №&nbsp;{shown.edition}, действует с&nbsp;
              {formatEffectiveDate(shown.effectiveDate)}
              {isOld ? <Badge>прежняя</Badge> : null}
            </p>
          ) : null}
        </div>
      </div>
      <div data-print="hide" className="flex flex-wrap gap-2">
        <DownloadMenu document={document} user={user} edition={shown?.edition} />
        <Button
          size="sm"
          onPointerEnter={wizard.prepare}
          onClick={() =>
            wizard.open({
              edition: {
                documentId: document.id,
                edition: document.edition,
                answers: document.formData,
              },
            })
          }
        >
          <FilePenLine aria-hidden="true" strokeWidth={1.75} />
          Изменить и создать новую редакцию
        </Button>
      </div>
    </header>
  );
}
