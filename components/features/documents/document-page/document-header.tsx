"use client";

import { FilePenLine } from "lucide-react";
import { CopyMenu } from "@/components/features/documents/document-page/copy-menu";
import { DocumentSite } from "@/components/features/documents/document-page/document-site";
import { DownloadMenu } from "@/components/features/documents/download-menu";
import { editionOf, useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { effectivePlan, effectiveRole } from "@/lib/platform/auth/roles";

type DocumentHeaderProps = {
  document: Extract<DocumentDetails, { status: "completed" }>;
  user: CurrentUser;
};

/** Title, owner, edition, and the download and edit buttons. */
export function DocumentHeader({ document, user }: DocumentHeaderProps) {
  const wizard = useWizard();
  const { owner } = ownerAndSite(document.formData);
  const shownEdition = document.shownEdition;
  const isOld = shownEdition !== null && shownEdition.edition < document.edition;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="relative min-w-0">
        {/* In the margin if there is one: everything else is left-aligned. */}
        <TypeIcon
          type={document.type}
          className="absolute top-1 -left-9.5 hidden min-[79rem]:block"
        />
        {/* Smaller than a usual page title: the document below starts with a title as well. */}
        <h1 className="text-xl break-words sm:text-2xl">{document.name}</h1>
        <p className="mt-1.5 text-sm break-words text-ink-soft">{owner}</p>
        <p className="text-sm break-words text-ink-soft">
          Сайт: <DocumentSite document={document} />
        </p>
        {shownEdition ? (
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
            Редакция №&nbsp;{shownEdition.edition}, действует с&nbsp;
            {formatEffectiveDate(shownEdition.effectiveDate)}
            {isOld ? <Badge>прежняя</Badge> : null}
          </p>
        ) : null}
      </div>
      <div data-print="hide" className="flex flex-wrap gap-2">
        <CopyMenu document={document} />
        <DownloadMenu
          document={document}
          plan={effectivePlan(user, document.shared)}
          edition={shownEdition?.edition}
        />
        {hasRight(effectiveRole(document.shared), "makeDocuments") ? (
          <Button
            size="sm"
            // The only long label: it wraps at 320 px.
            className="h-auto min-h-9 max-w-full shrink py-1 whitespace-normal pointer-coarse:h-auto pointer-coarse:min-h-11"
            onPointerEnter={wizard.prepare}
            onClick={() => wizard.open(editionOf(document))}
          >
            <FilePenLine aria-hidden="true" strokeWidth={1.75} />
            Изменить и создать новую редакцию
          </Button>
        ) : null}
      </div>
    </header>
  );
}
