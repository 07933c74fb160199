"use client";

import type { UseQueryResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import Link from "next/link";
import { ContinueDraftButton } from "@/components/features/documents/open-wizard/continue-draft-button";
import { PreviewButton } from "@/components/features/documents/preview-button";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { useDocumentDownload } from "@/components/features/documents/use-document-download";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { formatDay } from "@/components/ui/format-moment";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { Skeleton } from "@/components/ui/skeleton";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { effectivePlan, isPaid } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

/** Number of documents shown in the cabinet (docs/specification/cabinet.md#dashboard). */
const shownDocuments = 5;

type RecentDocumentsProps = {
  documents: UseQueryResult<DocumentSummary[]>;
  user: CurrentUser;
};

export function RecentDocuments({ documents, user }: RecentDocumentsProps) {
  return (
    <section aria-labelledby="recent-documents" className="mt-12">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="recent-documents" className="text-xl">
          Последние документы
        </h2>
        <Link
          href="/documents"
          className="inline-flex shrink-0 items-center text-sm text-accent pointer-coarse:min-h-11"
        >
          Все документы
        </Link>
      </div>
      <Recent documents={documents} user={user} />
    </section>
  );
}

function Recent({ documents, user }: RecentDocumentsProps) {
  return (
    <QueryStates
      query={documents}
      loading={
        <Loading label="Загружаем документы">
          <Skeleton className="mt-5 h-32 w-full" />
        </Loading>
      }
      failure="Не удалось загрузить документы"
      failureNote="Сами документы в безопасности."
      className="mt-5"
      freshOnly
      empty={
        <p className="measure mt-4 text-ink-soft">
          {typeset(
            "Здесь появятся ваши документы. Первый займёт 10–15 минут: начните с политики обработки персональных данных.",
          )}
        </p>
      }
    >
      {(documents) => (
        <ul className="mt-3 divide-y divide-line border-b border-line">
          {documents.slice(0, shownDocuments).map((document) => (
            <li key={document.id}>
              <RecentDocument document={document} user={user} />
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

function RecentDocument({ document, user }: { document: DocumentSummary; user: CurrentUser }) {
  const isDraft = document.status === "draft";
  return (
    <div
      className={`flex items-center gap-3 py-2 ${isDraft ? "max-sm:flex-wrap max-sm:pb-3" : ""}`}
    >
      <TypeIcon type={document.type} className="size-5.5" />
      <div className="min-w-0 flex-1 break-words">
        <p className="font-medium">
          {isDraft ? (
            document.name
          ) : (
            <OnDemandLink
              href={`/documents/${document.id}`}
              className="block py-0.5 text-ink decoration-line-strong/70 hover:text-accent hover:decoration-current"
            >
              {document.name}
            </OnDemandLink>
          )}
        </p>
        <p className="flex flex-wrap gap-x-2.5 text-xs text-ink-faint">
          {isDraft ? <span className="shrink-0">Черновик</span> : null}
          <span className="max-w-full truncate">{ownerAndSite(document.formData).owner}</span>
          <time dateTime={document.updatedAt} className="shrink-0">
            {formatDay(isDraft ? document.updatedAt : document.createdAt)}
          </time>
        </p>
      </div>
      {isDraft ? (
        // On a phone the button would leave no room for the name.
        <div className="max-sm:w-full max-sm:pl-8.5">
          <ContinueDraftButton draft={document} />
        </div>
      ) : (
        <RecentDocumentActions document={document} user={user} />
      )}
    </div>
  );
}

/** Downloads here are part of a paid plan (docs/specification/cabinet.md#dashboard). */
function RecentDocumentActions({
  document,
  user,
}: {
  document: DocumentSummary;
  user: CurrentUser;
}) {
  const { download, busy } = useDocumentDownload(document);
  const mayDownload = isPaid(effectivePlan(user, document.shared));
  return (
    <>
      <PreviewButton document={document} />
      <Button
        variant="quiet"
        size="icon"
        title={mayDownload ? "Скачать" : "Скачать: на плане «Премиум»"}
        aria-label={`Скачать: ${document.name}`}
        disabled={!mayDownload}
        pending={busy !== null}
        onClick={() => download("txt")}
      >
        {busy ? null : <Download aria-hidden="true" strokeWidth={1.75} />}
      </Button>
    </>
  );
}
