import { TriangleAlert } from "lucide-react";
import { DeleteDocument } from "@/components/features/documents/delete-document";
import { DownloadMenu } from "@/components/features/documents/download-menu";
import { ContinueDraftButton } from "@/components/features/documents/open-wizard/continue-draft-button";
import { PreviewButton } from "@/components/features/documents/preview-button";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { formatDay } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { lawyerLinkTexts } from "@/content/lawyer-review/texts";
import { hasRight } from "@/lib/core/access/organisation-roles";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { effectivePlan, effectiveRole } from "@/lib/platform/auth/roles";
import { quoted } from "@/lib/russian/quoted";

type DocumentRowProps = {
  document: DocumentSummary;
  user: CurrentUser;
  /** Marks it «требует обновления»; left out in a list that contains only such documents. */
  isOutdated: boolean;
};

/** One document or draft of the list with its actions. */
export function DocumentRow({ document, user, isOutdated }: DocumentRowProps) {
  const { owner, site } = ownerAndSite(document.formData);
  const { shared } = document;
  const isDraft = document.status === "draft";
  // A draft belongs to its author, no matter who will own the document.
  const canDelete = isDraft || hasRight(effectiveRole(shared), "deleteDocuments");
  const address = `/documents/${document.id}`;
  // A draft is dated by its last change, a document by its creation.
  const date = isDraft ? document.updatedAt : document.createdAt;

  return (
    <Card className="relative overflow-hidden p-4 pl-5 md:flex md:items-start md:gap-6 md:p-5 md:pl-6">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 w-1"
        style={{ background: `var(--type-${document.type})` }}
      />
      <div className="flex min-w-0 flex-1 gap-3.5">
        <TypeIcon type={document.type} className="mt-px" />
        <div className="min-w-0">
          <h2 className="line-clamp-3 text-[1.0625rem] leading-snug">
            {isDraft ? (
              document.name
            ) : (
              <OnDemandLink
                href={address}
                className="text-ink no-underline hover:text-accent hover:underline"
              >
                {document.name}
              </OnDemandLink>
            )}
          </h2>
          <div className="mt-1 text-sm text-ink-faint">
            {/* The name already includes the type. A long owner name leaves the site on its own line. */}
            {owner || site ? (
              <p className="flex flex-wrap gap-x-1">
                <span className="max-w-full truncate">{owner && site ? `${owner}, ` : owner}</span>
                <span className="max-w-full break-words">{toDisplayAddress(site)}</span>
              </p>
            ) : null}
            <p className="flex flex-wrap items-center gap-x-2.5">
              {isDraft ? <Badge>Черновик</Badge> : null}
              <time dateTime={date} className="whitespace-nowrap">
                {isDraft ? `изменён ${formatDay(date)}` : formatDay(date)}
              </time>
              {document.edition > 1 ? (
                <span className="whitespace-nowrap">редакция № {document.edition}</span>
              ) : null}
              {document.publication ? <span>опубликован</span> : null}
              {shared ? <span>команда {quoted(shared.team)}</span> : null}
              {isOutdated ? (
                <span className="inline-flex items-center gap-1 text-warning">
                  <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
                  требует обновления
                </span>
              ) : null}
            </p>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 max-md:mt-3 md:gap-2">
        {isDraft ? (
          <>
            <ContinueDraftButton draft={document} />
            <Button asChild variant="quiet" size="sm" className="no-underline">
              <OnDemandLink
                href={address}
                aria-label={`${lawyerLinkTexts.title}: ${document.name}`}
              >
                {lawyerLinkTexts.title}
              </OnDemandLink>
            </Button>
          </>
        ) : (
          <>
            <Button asChild variant="secondary" size="sm" className="no-underline">
              <OnDemandLink href={address} aria-label={`Открыть: ${document.name}`}>
                Открыть
              </OnDemandLink>
            </Button>
            <DownloadMenu document={document} plan={effectivePlan(user, shared)} />
          </>
        )}
        {/* Borderless buttons align their icon with the edge, so that a phone fits all in one row. */}
        <span className="flex items-center max-md:-mr-3 max-md:ml-auto md:gap-1">
          {isDraft ? null : <PreviewButton document={document} />}
          {canDelete ? <DeleteDocument document={document} /> : null}
        </span>
      </div>
    </Card>
  );
}
