"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { formatEffectiveDate } from "@/components/documents/format-effective-date";
import { ResultActions } from "@/components/documents/wizard/result/result-actions";
import { ResultExtras } from "@/components/documents/wizard/result/result-extras";
import { ResultNotes } from "@/components/documents/wizard/result/result-notes";
import { StoredDocumentSheet } from "@/components/documents/wizard/result/stored-document-sheet";
import type { CloseWizard } from "@/components/documents/wizard-context";
import { QueryProvider } from "@/components/shell/query-provider";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { CreatedDocument, DocumentDetails } from "@/lib/features/documents/responses";

type ResultStepProps = {
  created: CreatedDocument;
  user: CurrentUser | null;
  /** What was made is a further edition of a document that is there already. */
  isEdition: boolean;
  onClose: CloseWizard;
};

/** Step 3: the document and what to do with it. */
export function ResultStep(props: ResultStepProps) {
  return (
    <QueryProvider>
      <Result {...props} />
    </QueryProvider>
  );
}

function Result({ created, user, isEdition, onClose }: ResultStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  const { document } = created;
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:overflow-hidden">
      <div className="relative px-4 py-6 md:px-6 lg:overflow-y-auto">
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {isEdition ? `Редакция ${document.edition} готова` : "Документ готов!"}
        </h3>
        {isEdition ? <EditionWords document={document} onLeave={onClose} /> : <DocumentWords />}
        <ResultActions document={document} user={user} />
        <ResultExtras document={document} />
        <ResultNotes created={created} />
      </div>
      <div className="border-line bg-wash px-3 py-5 max-lg:border-t md:p-6 lg:overflow-hidden lg:border-l">
        <section
          aria-label={`Текст: ${document.name}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be scrollable by keys
          tabIndex={0}
          className="relative max-h-[70dvh] overflow-y-auto rounded-sm border border-line bg-sheet shadow-sheet lg:h-full lg:max-h-none"
        >
          <StoredDocumentSheet document={document} />
        </section>
      </div>
    </div>
  );
}

function DocumentWords() {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Он сохранён в разделе «Мои документы» и не изменится, пока вы не создадите новую редакцию.
    </p>
  );
}

type EditionWordsProps = { document: DocumentDetails; onLeave: CloseWizard };

function EditionWords({ document, onLeave }: EditionWordsProps) {
  const { id, edition, shownEdition } = document;
  const router = useRouter();
  const comparison = `/documents/${id}?compare=${edition - 1}..${edition}`;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {/* The date ends with «г.», which ends the sentence too. */}
      {shownEdition ? `Действует с ${formatEffectiveDate(shownEdition.effectiveDate)} ` : ""}
      Прежние редакции сохранены.{" "}
      <Link
        href={comparison}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          // The wizard stands over every page: it would cover the one that the link leads to.
          event.preventDefault();
          void onLeave().then(() => router.push(comparison));
        }}
        className="text-accent underline"
      >
        Что изменилось
      </Link>
    </p>
  );
}
