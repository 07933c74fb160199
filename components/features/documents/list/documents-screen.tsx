"use client";

import { FilePlus2, FileText } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { DocumentRow } from "@/components/features/documents/list/document-row";
import { DocumentsSkeleton } from "@/components/features/documents/list/documents-skeleton";
import { searchDocuments } from "@/components/features/documents/list/search-documents";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { DownloadEverything } from "@/components/features/documents/package/download-everything";
import { PackageCard } from "@/components/features/documents/package/package-card";
import { useAddressParameter } from "@/components/shell/use-address-parameter";
import { Button } from "@/components/ui/button";
import { CategoryChips } from "@/components/ui/category-chips";
import { QueryStates, RetryLine } from "@/components/ui/fetched/query-states";
import { SearchField } from "@/components/ui/search-field";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { useCurrentUser } from "@/lib/features/accounts/visitor-context";
import { useDocuments } from "@/lib/features/documents/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { useMarkedDocuments } from "@/lib/features/law-watch/client";
import type { MarkedDocument } from "@/lib/features/law-watch/responses";
import { plural } from "@/lib/russian/plural";
import { typeset } from "@/lib/russian/screen-typography";

/** `/documents`: a sign-in prompt for guests, the list for users. */
export function DocumentsScreen() {
  const { user, isLoading } = useCurrentUser();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl">Мои документы</h1>
        {user ? (
          <CreateDocumentButton>
            <FilePlus2 aria-hidden="true" strokeWidth={1.75} />
            Создать документ
          </CreateDocumentButton>
        ) : null}
      </div>
      <div className="mt-6">
        {isLoading ? <DocumentsSkeleton /> : user ? <DocumentList user={user} /> : <SignInPrompt />}
      </div>
    </>
  );
}

function SignInPrompt() {
  return (
    <div className="measure">
      <p className="text-base text-ink-soft">
        Здесь хранятся документы, которые вы создали. Войдите, чтобы их увидеть.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link href="/auth?next=/documents">Войти</Link>
        </Button>
        <CreateDocumentButton variant="secondary">Начать документ без входа</CreateDocumentButton>
      </div>
    </div>
  );
}

function DocumentList({ user }: { user: CurrentUser }) {
  const documents = useDocuments();
  const watch = useMarkedDocuments();
  const [state, setState] = useAddressParameter("state", { step: true });
  // «Обновлять нечего» is shown only when that is known.
  if (state === "outdated" && watch.data === undefined) {
    return (
      <QueryStates
        query={watch}
        loading={<DocumentsSkeleton />}
        failure="Не удалось узнать, какие документы требуют обновления"
      >
        {() => null}
      </QueryStates>
    );
  }
  return (
    <QueryStates
      query={documents}
      loading={<DocumentsSkeleton />}
      failure="Не удалось загрузить документы"
      failureNote="Сами документы в безопасности: они хранятся на сервере."
      empty={<NoDocuments />}
    >
      {(documents) => (
        <>
          {watch.error ? (
            <RetryLine query={watch}>
              Не удалось узнать, какие документы требуют обновления.
            </RetryLine>
          ) : null}
          <FoundDocuments
            documents={documents}
            marked={watch.data ?? []}
            state={state}
            setState={setState}
            user={user}
          />
        </>
      )}
    </QueryStates>
  );
}

type FoundDocumentsProps = {
  documents: DocumentSummary[];
  marked: MarkedDocument[];
  state: string;
  setState: (state: string) => void;
  user: CurrentUser;
};

function FoundDocuments({ documents, marked, state, setState, user }: FoundDocumentsProps) {
  const [search, setSearch] = useState("");
  const isNarrowed = state === "outdated";
  const outdated = new Set(marked.map(({ documentId }) => documentId));
  const matches = searchDocuments(documents, search).filter(
    ({ id }) => !isNarrowed || outdated.has(id),
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <SearchField
          label="Поиск по документам"
          hint="Название, компания, сайт"
          value={search}
          onChange={setSearch}
        />
        <div className="flex items-center gap-3">
          {documents.some(({ shared, status }) => !shared && status === "completed") ? (
            <DownloadEverything />
          ) : null}
          <p role="status" className="text-sm text-ink-faint">
            {plural(matches.length, "документ", "документа", "документов")}
            {search.trim() || isNarrowed ? ` из ${documents.length}` : ""}
          </p>
        </div>
      </div>
      {outdated.size > 0 || isNarrowed ? (
        <div className="mt-4">
          <CategoryChips
            label="Какие документы показать"
            options={[
              { value: "", label: "Все" },
              { value: "outdated", label: `Требуют обновления: ${outdated.size}` },
            ]}
            value={isNarrowed ? state : ""}
            onChange={setState}
          />
        </div>
      ) : null}
      {matches.length === 0 ? (
        <NothingFound
          search={search.trim()}
          onShowAll={() => {
            setSearch("");
            setState("");
          }}
        />
      ) : (
        <ul className="mt-4 space-y-3">
          {matches.map((document) => (
            <li key={document.id}>
              <DocumentRow
                document={document}
                user={user}
                isOutdated={outdated.has(document.id) && !isNarrowed}
              />
            </li>
          ))}
        </ul>
      )}
      <PackageCard documents={documents} />
    </>
  );
}

/** `search` is empty when the list is filtered by state only. */
function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <div className="py-14 text-center">
      <p className="font-semibold break-words">
        {search ? `По запросу «${search}» ничего не найдено` : "Обновлять нечего"}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {typeset(
          search
            ? "Проверьте написание или поищите по названию компании."
            : "Ни один документ не ждёт обновления из-за изменений закона.",
        )}
      </p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={onShowAll}>
        Показать все документы
      </Button>
    </div>
  );
}

function NoDocuments() {
  return (
    <div className="rounded-lg border border-dashed border-line-strong/60 px-6 py-14 text-center">
      <FileText aria-hidden="true" strokeWidth={1.25} className="mx-auto size-10 text-ink-faint" />
      <p className="mt-4 text-lg font-semibold">Документов пока нет</p>
      <p className="mx-auto mt-1.5 max-w-md text-ink-soft">
        {typeset(
          "Начните с политики обработки персональных данных: она нужна почти каждому сайту и занимает 10–15 минут.",
        )}
      </p>
      <CreateDocumentButton className="mt-6">Создать документ</CreateDocumentButton>
    </div>
  );
}
