"use client";

import Link from "next/link";
import { Suspense, useEffect } from "react";
import { Comparison } from "@/components/features/documents/document-page/comparison/comparison";
import { DocumentContents } from "@/components/features/documents/document-page/document-contents";
import { DocumentHeader } from "@/components/features/documents/document-page/document-header";
import { SiteDisagreement } from "@/components/features/documents/document-page/document-site";
import { EditionsPanel } from "@/components/features/documents/document-page/editions-panel";
import { LawNoticePanel } from "@/components/features/documents/document-page/law-notice-panel";
import { LawyerPanel } from "@/components/features/documents/document-page/lawyer/lawyer-panel";
import { LawyerRemarks } from "@/components/features/documents/document-page/lawyer/lawyer-remarks";
import { usePageAddress } from "@/components/features/documents/document-page/navigation/use-page-address";
import { StoredDocumentSheet } from "@/components/features/documents/preview/stored-document-sheet";
import { PublicationPanel } from "@/components/features/documents/publication/publication-panel";
import { useDocumentDownload } from "@/components/features/documents/use-document-download";
import { LoadFailedLine, lazyPart } from "@/components/shell/lazy-part";
import { usePageTitle } from "@/components/shell/use-page-title";
import { Button } from "@/components/ui/button";
import { Loading, QueryStates } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { documentQuery, useDocument } from "@/lib/features/documents/client";
import { useEditions } from "@/lib/features/documents/editions/client";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { mayBeSignedIn } from "@/lib/platform/api-client/auth-token";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { effectiveRole } from "@/lib/platform/auth/roles";

const Nothing = () => null;

/** Blanks and contradictions. Loaded later, because it brings the validation rules. */
const StoredUnresolvedItems = lazyPart(
  async () =>
    (await import("@/components/features/documents/remarks/stored-unresolved-items"))
      .StoredUnresolvedItems,
  { waiting: Nothing, failed: LoadFailedLine },
);

/** `/documents/{id}`: the text, its editions, the differences between them, and access to it. */
export function DocumentScreen({ id }: { id: string }) {
  return (
    <Suspense fallback={<DocumentSkeleton />}>
      <DocumentOfAddress id={id} />
    </Suspense>
  );
}

function DocumentOfAddress({ id }: { id: string }) {
  const { user, isLoading } = useCurrentUser();
  const { edition } = usePageAddress();
  // Do not wait for the session: it is a separate request.
  useEffect(() => {
    if (mayBeSignedIn()) void getQueryClient().prefetchQuery(documentQuery(id, edition));
  }, [id, edition]);
  if (isLoading) return <DocumentSkeleton />;
  return (
    <>
      <nav aria-label="Вы здесь" data-print="hide" className="page-column pt-5 text-xs">
        <Link
          href="/documents"
          className="text-ink-faint no-underline hover:text-accent hover:underline"
        >
          ← Мои документы
        </Link>
      </nav>
      <div className="page-column py-8 sm:py-10">
        {user ? <LoadedDocument id={id} user={user} /> : <SignInPrompt id={id} />}
      </div>
    </>
  );
}

function LoadedDocument({ id, user }: { id: string; user: CurrentUser }) {
  const { edition } = usePageAddress();
  const query = useDocument(id, edition);
  const editions = useEditions(id);
  const { error } = query;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return <NoDocument />;
  }
  return (
    <QueryStates
      query={query}
      loading={<SheetSkeleton />}
      failure="Не удалось открыть документ"
      failureNote="Сам документ в безопасности."
      freshOnly
    >
      {(document) =>
        document.status === "draft" ? (
          <OpenDraft draft={document} />
        ) : (
          <OpenDocument document={document} editions={editions} user={user} />
        )
      }
    </QueryStates>
  );
}

type OpenDocumentProps = {
  document: Extract<DocumentDetails, { status: "completed" }>;
  editions: ReturnType<typeof useEditions>;
  user: CurrentUser;
};

function OpenDocument({ document, editions, user }: OpenDocumentProps) {
  const { compared, lawyer } = usePageAddress();
  const { id, name, edition, shared, shownEdition } = document;
  const seesLawyers = hasRight(effectiveRole(shared), "askLawyer");
  const isNewest = shownEdition?.edition === edition;
  usePageTitle(name);
  return (
    <article>
      <DocumentHeader document={document} user={user} />
      <LawNoticePanel document={document} />
      {isNewest ? (
        <div data-print="hide" className="mt-6 space-y-3 empty:hidden">
          <SiteDisagreement document={document} />
          <StoredUnresolvedItems document={document} heading="h2" />
        </div>
      ) : null}
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        {/*
         * On a phone it comes before the text, which is long. On a desktop it scrolls separately, because it may be
         * longer than the text.
         */}
        <aside
          data-print="hide"
          className="space-y-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:-mx-2 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:px-2 lg:pb-2"
        >
          <PublicationPanel document={document} heading="h2" />
          <EditionsPanel
            editions={editions}
            documentId={id}
            showsReviews={seesLawyers}
            shown={compared || lawyer ? null : (shownEdition?.edition ?? null)}
            compared={compared}
          />
          {seesLawyers ? (
            <LawyerPanel document={document} shown={compared ? null : lawyer} />
          ) : null}
          <PageFile document={document} />
        </aside>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          {compared ? (
            <Comparison id={id} name={name} {...compared} editions={editions.data ?? []} />
          ) : lawyer && seesLawyers ? (
            <LawyerRemarks id={id} link={lawyer} />
          ) : (
            <>
              <DocumentContents id={id} edition={shownEdition?.edition ?? edition} />
              <section
                aria-label={`Текст: ${name}`}
                className="rounded-sm border border-line bg-sheet shadow-sheet print:border-0"
              >
                <StoredDocumentSheet document={document} edition={shownEdition?.edition} />
              </section>
            </>
          )}
        </div>
      </div>
    </article>
  );
}

/** The file for owners who host the page themselves. */
function PageFile({ document }: { document: DocumentDetails }) {
  const { download, busy } = useDocumentDownload(document);
  return (
    <section className="border-t border-line pt-4">
      <p className="text-sm text-ink-soft">
        Или разместите документ у себя: один файл со всем оформлением.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        pending={busy === "html"}
        onClick={() => download("html")}
      >
        Скачать страницу (HTML)
      </Button>
    </section>
  );
}

function SignInPrompt({ id }: { id: string }) {
  return (
    <div className="measure">
      <h1 className="text-3xl">Документ</h1>
      <p className="mt-3 text-base text-ink-soft">
        Документ видят его владелец и те, кто ведёт с ним сайт. Войдите, чтобы его открыть.
      </p>
      <Button asChild className="mt-6">
        <Link href={`/auth?next=/documents/${id}`}>Войти</Link>
      </Button>
    </div>
  );
}

function NoDocument() {
  return (
    <div className="measure">
      <h1 className="text-3xl">Документ не найден</h1>
      <p className="mt-3 text-base text-ink-soft">
        Его удалили, или адрес написан с ошибкой. Проверьте список: там всё, что вы создали.
      </p>
      <Button asChild className="mt-6">
        <Link href="/documents">Мои документы</Link>
      </Button>
    </div>
  );
}

/** The part of a draft that a lawyer may be shown. */
function OpenDraft({ draft }: { draft: DocumentDetails }) {
  const { lawyer } = usePageAddress();
  usePageTitle(draft.name);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <aside className="lg:col-start-2 lg:row-start-1">
        <LawyerPanel document={draft} shown={lawyer} />
      </aside>
      <div className="min-w-0 max-lg:row-start-1 lg:col-start-1 lg:row-start-1">
        <h1 className="text-2xl break-words">{draft.name}</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          Это черновик. Чтобы дописать его, откройте его в списке и нажмите «Продолжить заполнение».
        </p>
        <Button asChild className="mt-6">
          <Link href="/documents">Мои документы</Link>
        </Button>
        {lawyer ? (
          <div className="mt-10">
            <LawyerRemarks id={draft.id} link={lawyer} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

function DocumentSkeleton() {
  return (
    <div className="page-column py-8 sm:py-10">
      <SheetSkeleton />
    </div>
  );
}

function SheetSkeleton() {
  return (
    <Loading label="Открываем документ">
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-[60vh]" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  );
}
