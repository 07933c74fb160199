"use client";

import { useMutation } from "@tanstack/react-query";
import type { SaveState } from "@/components/documents/wizard/drafts/autosave";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import { chosenIndustryTemplate } from "@/components/documents/wizard/plan/chosen-industry-template";
import { countAnswers, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import { showMessage } from "@/components/shell/messages/show-message";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { formatMoment } from "@/components/ui/format-moment";
import { documentTypeInfo } from "@/content/wizard/document-types";
import { ownerAndSite } from "@/lib/engine/answers/subject";
import { explain } from "@/lib/platform/api-client/api-error";
import { plural } from "@/lib/russian/plural";

export type OfferedDraft = {
  key: string;
  values: WizardValues;
  savedAt: string;
  isOnServer: boolean;
  onContinue: () => void;
  onDiscard: () => void;
};

/** Unfinished documents of earlier visits, at the top of step 1, newest first. */
export function DraftOffer({ drafts }: { drafts: OfferedDraft[] }) {
  if (drafts.length === 0) return null;
  return (
    <section
      aria-labelledby="draft-offer-title"
      className="mb-8 rounded-lg border border-accent/40 bg-accent-wash px-5 py-4"
    >
      <h3 id="draft-offer-title" className="text-[1rem] font-semibold">
        {drafts.length === 1
          ? "У вас есть незаконченный документ"
          : "У вас есть незаконченные документы"}
      </h3>
      <ul className="divide-y divide-accent/20">
        {drafts.map((draft) => (
          <li
            key={draft.key}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3 last:pb-0"
          >
            <DraftWords draft={draft} />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={draft.onContinue}>
                Продолжить заполнение
              </Button>
              <Button size="sm" variant="quiet" onClick={draft.onDiscard}>
                {draft.isOnServer ? "Удалить" : "Начать заново"}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DraftWords({ draft: { values, savedAt, isOnServer } }: { draft: OfferedDraft }) {
  const company = ownerAndSite(values).owner.trim();
  const industryTemplate = chosenIndustryTemplate(values, useIndustryTemplates());
  return (
    <p className="min-w-0 text-sm text-ink-soft">
      <span className="font-medium text-ink">
        {industryTemplate?.name ?? documentTypeInfo(values.type).name}
      </span>
      {company ? `, ${company}` : ""}. {plural(countAnswers(values), "ответ", "ответа", "ответов")},
      сохранено {formatMoment(savedAt)}
      {isOnServer ? "" : " в этом браузере"}.
    </p>
  );
}

const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit" });

/** Whether the answers are safe, in a few words beside the step. Only a failure is read aloud. */
export function SaveStatus({ state, onSignIn }: { state: SaveState; onSignIn: () => void }) {
  return (
    <>
      <span aria-hidden={state.kind === "failed" || undefined}>{wordsOf(state)}</span>
      {state.kind === "failed" && state.why === "session" ? (
        <>
          {" "}
          <Button variant="link" size="inline" className="text-xs md:text-sm" onClick={onSignIn}>
            Войти
          </Button>
        </>
      ) : null}
      <span role="status" className="sr-only">
        {state.kind === "failed" ? wordsOf(state) : ""}
      </span>
    </>
  );
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case "untouched":
      return "";
    case "saving":
      return "Сохраняем…";
    case "saved":
      return state.where === "server"
        ? `Сохранено в ${time.format(state.at)}`
        : "Сохранено в этом браузере";
    case "conflict":
      return "Черновик изменён в другой вкладке";
    case "failed":
      if (!state.inBrowser) return "Не удалось сохранить: не закрывайте вкладку";
      return state.why === "session"
        ? "Сеанс закончился, копия в браузере"
        : "Не удалось сохранить, копия в браузере";
  }
}

type ConflictDialogProps = {
  open: boolean;
  /** Shows the version that was saved elsewhere. */
  onOpenOther: () => Promise<void>;
  onKeepMine: () => void;
};

/** Two windows have written one draft: the visitor chooses the version to keep. Until then both are kept. */
export function ConflictDialog({ open, onOpenOther, onKeepMine }: ConflictDialogProps) {
  const opening = useMutation({
    mutationFn: onOpenOther,
    onError: (error) =>
      void showMessage("error", {
        title: "Не удалось открыть другую версию",
        description: explain(error, "Проверьте подключение к интернету и попробуйте ещё раз."),
      }),
  });
  return (
    // Escape keeps the form's values: the choice that loses nothing on the screen.
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onKeepMine())}>
      <DialogContent
        title="Черновик изменён в другой вкладке"
        description="Пока эта форма была открыта, тот же черновик сохранили в другом окне. Какую версию оставить?"
        className="z-60"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <div className="mt-5 flex flex-col gap-2">
          <Button variant="secondary" pending={opening.isPending} onClick={() => opening.mutate()}>
            Открыть версию из другой вкладки
          </Button>
          <Button onClick={onKeepMine}>Оставить мою</Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
