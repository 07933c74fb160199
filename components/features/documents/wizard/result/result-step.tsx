"use client";

import { PencilLine } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import {
  type CloseWizard,
  nextEdition,
  useWizard,
} from "@/components/features/documents/open-wizard/wizard-context";
import { CreatePackageButton } from "@/components/features/documents/package/create-package-button";
import { StoredDocumentSheet } from "@/components/features/documents/preview/stored-document-sheet";
import { PublicationPanel } from "@/components/features/documents/publication/publication-panel";
import { UnresolvedItems } from "@/components/features/documents/remarks/unresolved-items";
import { ResultActions } from "@/components/features/documents/wizard/result/result-actions";
import { Button } from "@/components/ui/button";
import { formatEffectiveDate } from "@/components/ui/format-moment";
import { nextSteps } from "@/content/documents/next-steps";
import type { CreatedDocument, DocumentDetails } from "@/lib/features/documents/record/responses";
import { useSiteOf } from "@/lib/features/sites/client";
import { typeset } from "@/lib/russian/screen-typography";

const ConsentCode = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/result/consent-code")).ConsentCode,
  { failure: "Код галочки не загрузился", waiting: () => null },
);

type ResultStepProps = {
  created: CreatedDocument;
  onClose: CloseWizard;
};

/** Step 3: the document and what to do with it. */
export function ResultStep({ created, onClose }: ResultStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Deferred: a dialog that opens with it focuses its title first.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);

  const { document, warnings } = created;
  const isEdition = document.edition > 1;
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto lg:grid lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:overflow-hidden">
      <div className="relative px-4 py-6 md:px-6 lg:overflow-y-auto">
        <h3 ref={heading} tabIndex={-1} className="text-xl">
          {isEdition ? `Редакция ${document.edition} готова` : "Документ готов!"}
        </h3>
        {isEdition ? <EditionNote document={document} onLeave={onClose} /> : <DocumentNote />}
        {document.status === "completed" ? (
          <div className="mt-5 space-y-5">
            <PublicationPanel document={document} heading="h4" />
            <UnresolvedItems
              document={document}
              findings={warnings}
              result={created}
              heading="h4"
            />
          </div>
        ) : null}
        <ResultActions document={document} />
        <ResultExtras created={created} />
        <ResultNotes document={document} onLeave={onClose} />
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

function DocumentNote() {
  return (
    <p className="mt-1 text-sm text-ink-soft">
      Он сохранён в разделе «Мои документы» и не изменится, пока вы не создадите новую редакцию.
    </p>
  );
}

type EditionNoteProps = { document: DocumentDetails; onLeave: CloseWizard };

function EditionNote({ document, onLeave }: EditionNoteProps) {
  const { id, edition, shownEdition } = document;
  return (
    <p className="mt-1 text-sm text-ink-soft">
      {/* The date ends with «г.», whose dot also ends the sentence. */}
      {shownEdition ? `Действует с ${formatEffectiveDate(shownEdition.effectiveDate)} ` : ""}
      Прежние редакции сохранены.{" "}
      <LeavingLink href={`/documents/${id}?compare=${edition - 1}..${edition}`} onLeave={onLeave}>
        Что изменилось
      </LeavingLink>
    </p>
  );
}

type LeavingLinkProps = { href: string; onLeave: CloseWizard; children: ReactNode };

/** The wizard covers the whole page: it would hide the page that the link leads to. */
function LeavingLink({ href, onLeave, children }: LeavingLinkProps) {
  const router = useRouter();
  return (
    <Link
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void onLeave().then(() => router.push(href));
      }}
      className="text-accent underline"
    >
      {children}
    </Link>
  );
}

/** Further actions on the finished document: its next edition, the other documents. */
export function ResultExtras({ created }: { created: CreatedDocument }) {
  const { document } = created;
  const wizard = useWizard();
  const next = nextEdition(created);
  if (document.status !== "completed" || !next) return null;
  const { type, formData } = document;
  return (
    <>
      <Button
        variant="secondary"
        className="mt-2 h-auto min-h-11 w-full px-3 py-2 whitespace-normal"
        onClick={() => wizard.open(next)}
      >
        <PencilLine aria-hidden="true" strokeWidth={1.75} className="max-sm:hidden" />
        Изменить и создать новую редакцию
      </Button>
      {/* Documents for another user's site are made on its page. */}
      {type === "socialDisclaimer" || document.shared ? null : (
        <CreatePackageButton answers={formData} className="mt-2 w-full">
          Создать комплект
        </CreatePackageButton>
      )}
      {type === "consent" ? (
        <div className="mt-7 empty:hidden">
          <ConsentCode document={document} answers={formData} />
        </div>
      ) : null}
    </>
  );
}

type ResultNotesProps = { document: DocumentDetails; onLeave: CloseWizard };

/** What to do next, outside this page. */
export function ResultNotes({ document, onLeave }: ResultNotesProps) {
  const site = useSiteOf(document);
  return (
    <Notes title="Что дальше">
      {site ? (
        <p className="mt-1 text-sm">
          <LeavingLink href={`/sites/${site.id}`} onLeave={onLeave}>
            Что ещё нужно сайту {site.address}
          </LeavingLink>
        </p>
      ) : null}
      <ol className="mt-2 list-decimal space-y-2.5 pl-5 text-sm marker:text-ink-faint marker:tabular-nums">
        {nextSteps(document.type).map(({ text, norm }) => (
          <li key={text}>
            {typeset(text)}
            {norm ? <span className="block text-xs text-ink-faint">{typeset(norm)}</span> : null}
          </li>
        ))}
      </ol>
    </Notes>
  );
}

function Notes({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7 border-t border-line pt-4">
      <h4 className="text-[1rem]">{title}</h4>
      {children}
    </section>
  );
}
