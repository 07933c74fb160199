"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import { PathPanels } from "@/components/features/documents/form/path-panels";
import { fieldId, type ListedError } from "@/components/features/documents/form-model/field-errors";
import { ReviewChange } from "@/components/features/passport/review-change";
import { UnconfirmedAnswers } from "@/components/features/passport/unconfirmed-answers";
import { usePassportForm } from "@/components/features/passport/use-passport-form";
import { usePassportSaving } from "@/components/features/passport/use-passport-saving";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ErrorSummary, focusControl } from "@/components/ui/controls/error-summary";
import { ConfirmDialog } from "@/components/ui/overlay/confirm-dialog";
import type { Passport } from "@/lib/features/passport/responses";
import type { SiteDetails } from "@/lib/features/sites/responses";
import { typeset } from "@/lib/russian/screen-typography";

type PassportFormProps = { site: SiteDetails; passport: Passport };
type QuestionTarget = Pick<ListedError, "field">;

/** The form's questions about the site, in their sections, independent of any document. */
export function PassportForm({ site, passport }: PassportFormProps) {
  const typed = usePassportForm(site, passport);
  const { form, model, base, shown, problems, isChanged } = typed;
  const summary = useRef<HTMLElement>(null);
  const saving = usePassportSaving(site.id, typed, (fields) => {
    model.openAt(fields);
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: "start" });
  });
  const { failure, save, leave } = saving;
  const [isAsking, setIsAsking] = useState(false);
  const follow = ({ field }: QuestionTarget) => {
    model.openAt([field]);
    focusControl(fieldId(field));
  };
  useQuestionFromHash(shown, follow);

  return (
    <FormProvider {...form}>
      <h1 className="text-2xl break-words sm:text-3xl">Сведения о сайте</h1>
      <p className="measure mt-2 text-ink-soft">
        {typeset(
          `Из этих ответов составлены документы сайта ${site.address}. Мы покажем, что изменится в каждом, прежде чем сохранить.`,
        )}
      </p>
      <form
        noValidate
        className="mt-6 max-w-3xl"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ErrorSummary ref={summary} problems={problems} onFollow={follow} heading="h2" />
        <UnconfirmedAnswers facts={base.facts} shown={shown} onFollow={follow} />
        {failure ? (
          <Alert tone="danger" role="alert" title={failure.title} className="mb-5">
            {failure.text}
          </Alert>
        ) : null}
        {typed.isRestored ? <RestoredNote onTakeBack={typed.takeBack} /> : null}
        {/* Headed like sections of a dialog. */}
        <h2 className="sr-only">Вопросы о сайте</h2>
        <PathPanels
          model={model}
          problems={problems}
          completedText="На главные вопросы есть ответы"
        />
        <div className="sticky bottom-[var(--bottom-bar,0px)] z-10 mt-6 -mx-1 flex flex-wrap gap-3 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" pending={saving.isPending}>
            Сохранить
          </Button>
          <Button variant="quiet" onClick={() => (isChanged ? setIsAsking(true) : leave())}>
            Отмена
          </Button>
        </div>
      </form>
      {saving.review ? <ReviewChange site={site} {...saving.review} /> : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Уйти без сохранения?"
        description="Сведения и документы останутся прежними, а ваши правки пропадут."
        action="Не сохранять"
        onConfirm={leave}
      />
    </FormProvider>
  );
}

/** Handles a link to a question: «…/passport#inn». */
function useQuestionFromHash(
  shown: readonly QuestionTarget["field"][],
  follow: (target: QuestionTarget) => void,
) {
  const followHash = useEffectEvent((hash: string) => {
    const field = shown.find((item) => item === hash.slice(1));
    if (field) follow({ field });
  });
  useEffect(() => {
    // Panels are opened synchronously, which is not allowed in an effect.
    const timer = setTimeout(() => followHash(window.location.hash));
    return () => clearTimeout(timer);
  }, []);
}

function RestoredNote({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-faint">
      Подставлены правки, которые вы не сохранили.
      <Button variant="link" size="inline" onClick={onTakeBack}>
        Убрать правки
      </Button>
    </p>
  );
}
