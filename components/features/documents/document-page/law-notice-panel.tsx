"use client";

import { useState } from "react";
import { ComparedText } from "@/components/features/documents/document-page/comparison/comparison";
import { LawNoticeItem } from "@/components/features/documents/document-page/law-notice-item";
import { editionOf, useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { RightHint } from "@/components/features/organisations/right-hint";
import { useFailure } from "@/components/forms/use-failure";
import { showMessage } from "@/components/shell/messages/show-message";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/controls/field";
import { Input } from "@/components/ui/controls/input";
import { Loading, QueryStates, RetryLine } from "@/components/ui/fetched/query-states";
import { Skeleton } from "@/components/ui/skeleton";
import { hasRight } from "@/lib/core/access/organisation-roles";
import type { DocumentDetails } from "@/lib/features/documents/record/responses";
import {
  useAcceptNotices,
  useDismissNotices,
  useLawNotices,
  useMarkedDocuments,
} from "@/lib/features/law-watch/client";
import type { DocumentLawNotices } from "@/lib/features/law-watch/responses";
import { effectiveRole } from "@/lib/platform/auth/roles";
import { typeset } from "@/lib/russian/screen-typography";

type LawNoticePanelProps = { document: Extract<DocumentDetails, { status: "completed" }> };

/** «Требует обновления» on the page of a document affected by a change in the law; an error note if that is unknown. */
export function LawNoticePanel({ document }: LawNoticePanelProps) {
  const marked = useMarkedDocuments();
  if (marked.data?.some(({ documentId }) => documentId === document.id))
    return <OpenPanel document={document} />;
  if (!marked.error) return null;
  return (
    <div data-print="hide" className="mt-6">
      <RetryLine query={marked}>
        Не удалось узнать, изменился ли закон: возможно, документ требует обновления.
      </RetryLine>
    </div>
  );
}

/** Mounted when the document is marked: notices fetched before may be outdated. */
function OpenPanel({ document }: LawNoticePanelProps) {
  const notices = useLawNotices(document.id);
  return (
    <section
      aria-labelledby="law-notices-title"
      data-print="hide"
      className="mt-8 rounded-lg border border-warning/50 bg-sheet p-5 sm:p-6"
    >
      <h2 id="law-notices-title" className="text-xl">
        Документ требует обновления
      </h2>
      <p className="measure mt-1 text-sm text-ink-soft">
        Изменился закон, на который ссылаются пункты документа.
      </p>
      <QueryStates
        query={notices}
        loading={
          <Loading label="Загружаем изменения">
            <Skeleton className="mt-4 h-40" />
          </Loading>
        }
        failure="Не удалось загрузить изменения"
        className="mt-4"
        freshOnly
      >
        {(lawNotices) =>
          lawNotices.notices.length > 0 ? (
            <Loaded document={document} lawNotices={lawNotices} />
          ) : null
        }
      </QueryStates>
    </section>
  );
}

function Loaded({
  document,
  lawNotices,
}: LawNoticePanelProps & { lawNotices: DocumentLawNotices }) {
  const { notices, proposal, edition } = lawNotices;
  const wizard = useWizard();
  const role = effectiveRole(document.shared);
  const mayFollow = hasRight(role, "followLaw");
  const accept = useAcceptNotices(document.id);
  const dismiss = useDismissNotices(document.id);
  const failure = useFailure();
  const [date, setDate] = useState<string | null>(null);
  const ids = notices.map(({ id }) => id);
  const isBusy = accept.isPending || dismiss.isPending;
  const differs = proposal?.status === "ready" && proposal.differs;
  const text = textOf(proposal);
  const effectiveDate = date ?? (proposal?.status === "ready" ? proposal.effectiveDate : "");

  const run = async (act: () => Promise<unknown>, successMessage: string) => {
    if (isBusy) return;
    failure.clear();
    try {
      await act();
      void showMessage("success", { title: successMessage });
    } catch (error) {
      failure.fail(error);
    }
  };
  const acceptEdition = async () => {
    if (effectiveDate === "")
      return failure.reject({}, "Укажите, с какого дня действует новая редакция.");
    return run(
      () => accept.mutateAsync({ notices: ids, after: edition, effectiveDate }),
      `Редакция № ${edition + 1} готова`,
    );
  };
  const keepText = () => run(() => dismiss.mutateAsync(ids), "Отмечено как проверенное");

  return (
    <>
      <ul className="mt-5 space-y-6">
        {notices.map((notice) => (
          <LawNoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
      <h3 className="mt-7 text-base">Что изменится в тексте</h3>
      <p className="measure mt-1 text-sm text-ink-soft">{typeset(text)}</p>
      {differs ? (
        <p className="measure mt-1 text-sm text-ink-soft">
          Сменятся также номер редакции и её дата. Нынешняя редакция останется в списке.
        </p>
      ) : null}
      {proposal?.status === "ready" && proposal.warnings.length > 0 ? (
        <Alert tone="warning" title="Проверьте свои пункты" className="mt-4">
          <ul className="list-disc space-y-1 pl-5">
            {proposal.warnings.map(({ message }) => (
              <li key={message}>{typeset(message)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {failure.text ? (
        <Alert tone="danger" role="alert" title="Не получилось" className="mt-4">
          {failure.text}
        </Alert>
      ) : null}
      {differs && mayFollow ? (
        <div className="mt-6 max-w-60">
          <Field id="law-notices-date" label="Новая редакция действует с">
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={effectiveDate}
                onChange={({ target }) => setDate(target.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
      {mayFollow ? (
        <div className="mt-6 flex flex-wrap gap-2">
          {differs ? (
            <Button pending={accept.isPending} onClick={() => void acceptEdition()}>
              Принять новую редакцию
            </Button>
          ) : null}
          {proposal?.status === "incomplete" && hasRight(role, "makeDocuments") ? (
            <Button
              onPointerEnter={wizard.prepare}
              onClick={() => wizard.open(editionOf({ ...document, edition }))}
            >
              Дополнить ответы
            </Button>
          ) : null}
          <Button
            variant={differs ? "quiet" : "secondary"}
            pending={dismiss.isPending}
            onClick={() => void keepText()}
          >
            {differs ? "Оставить нынешний текст" : "Отметить проверенным"}
          </Button>
        </div>
      ) : (
        <RightHint right="followLaw" />
      )}
      {differs ? (
        <div className="mt-5">
          <ComparedText comparison={proposal.comparison} showsAll={false} />
        </div>
      ) : null}
    </>
  );
}

function textOf(proposal: DocumentLawNotices["proposal"]): string {
  if (proposal?.status === "incomplete") return proposal.message;
  if (proposal?.differs)
    return "Так изменится текст, если составить его из тех же ответов сегодня.";
  return proposal?.isNewTemplate
    ? "Шаблон уже обновлён, но слова вашего документа остаются прежними. Сверьте пункты с изменением и отметьте документ проверенным."
    : "Наш шаблон ещё не изменился: тот же текст получился бы и сегодня. Сверьте пункты с изменением сами. Если правка нужна сейчас, измените ответы или добавьте свой пункт.";
}
