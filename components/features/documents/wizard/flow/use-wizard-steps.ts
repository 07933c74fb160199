"use client";

import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { shownFields } from "@/components/features/documents/form-model/form-model";
import { nextEdition, useWizard } from "@/components/features/documents/open-wizard/wizard-context";
import { nearestAsked } from "@/components/features/documents/wizard/check/nearest-asked";
import type { WizardStart } from "@/components/features/documents/wizard/drafts/wizard-start";
import type { FormStepHandle } from "@/components/features/documents/wizard/fill/form-step";
import type {
  WizardAnswers,
  WizardForm,
} from "@/components/features/documents/wizard/flow/use-wizard-form";
import { useWizardHistory } from "@/components/features/documents/wizard/machine/use-wizard-history";
import type {
  DocumentChoice,
  WizardEvent,
  WizardState,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { canUseIndustryTemplate } from "@/lib/features/documents/rights/plan-rights";
import type { Plan } from "@/lib/platform/auth/roles";

type UseWizardSteps = Pick<WizardForm, "answers" | "drafts"> & {
  start: WizardStart;
  plan: Plan;
  state: WizardState;
  send: Dispatch<WizardEvent>;
  returnToForm: ReturnType<typeof useGoToQuestion>["returnToForm"];
  check: () => void;
  close: () => void;
};

/** From step to step and back, by the wizard's buttons and by those of the browser. */
export function useWizardSteps(options: UseWizardSteps) {
  const { start, plan, state, send, answers, drafts, returnToForm, check, close } = options;
  const { edition, result } = start;
  const { stage, choice } = state;
  const wizard = useWizard();

  /** The questions of what was chosen. A draft brings its own template. */
  const begin = (type: DocumentType, chosen?: DocumentChoice) => {
    drafts.begin(type);
    if (chosen) answers.chooseTemplate(chosen.templateId);
    answers.path.onOpen(null);
    send({ type: "formStarted" });
  };
  const beginChosen = () => (choice ? begin(choice.type, choice) : send({ type: "choiceMissed" }));

  const chooseAgain = () => {
    const { type } = answers.form.getValues();
    const template = answers.currentTemplate();
    const isOffered = template !== null && canUseIndustryTemplate(plan, template);
    const templateId = isOffered ? template.id : null;
    send({ type: "choiceReopened", choice: { type, templateId } });
  };

  const showResult = edition && result ? () => wizard.open({ result }) : null;
  const next = stage.name === "done" ? nextEdition(stage.created) : null;
  useWizardHistory(state, send, {
    isNext: edition !== undefined && result !== undefined,
    showResult,
    showNext: next && (() => wizard.open(next)),
    close,
    choose: edition ? null : chooseAgain,
    begin: choice && beginChosen,
    showForm: (showsDocument) => returnToForm(() => undefined, showsDocument),
    check,
  });

  const onBack = () =>
    stage.name === "check" ? returnToForm(() => undefined) : (showResult ?? chooseAgain)();
  return {
    begin,
    onNext: beginChosen,
    onBack,
    /** Where there is a way back; a new edition has one to the result that it was opened from. */
    back:
      stage.name === "check"
        ? { label: "К вопросам", onPress: onBack }
        : stage.name === "fill" && (!edition || showResult)
          ? { label: showResult ? "К документу" : "Назад", onPress: onBack }
          : undefined,
  };
}

type UseGoToQuestion = {
  answers: Pick<WizardAnswers, "form" | "currentTemplate">;
  /** The question that the wizard was opened for. */
  field: string | undefined;
  send: Dispatch<WizardEvent>;
};

/** The ways to a question from wherever the visitor is. */
export function useGoToQuestion({ answers, field, send }: UseGoToQuestion) {
  const { form, currentTemplate } = answers;
  const formStep = useRef<FormStepHandle>(null);

  /** Shows the form again and calls `act` once its fields are on the page. */
  const returnToForm = (act: (form: FormStepHandle | null) => void, showsDocument = false) => {
    // On a phone the document may be shown in place of the form.
    flushSync(() => send({ type: "formReopened", showsDocument }));
    act(formStep.current);
  };

  /** Opens the question of a field, or the nearest one that is shown. */
  const openQuestion = (field: string) => {
    const askedFields = new Set<string>(shownFields(form.getValues(), currentTemplate()));
    returnToForm((handle) => handle?.focusField(nearestAsked(field, askedFields) ?? field));
  };

  const openRequested = useEffectEvent(openQuestion);
  useEffect(() => {
    if (field === undefined) return;
    // Later: the dialog gives the focus to its title first.
    const timer = setTimeout(() => openRequested(field));
    return () => clearTimeout(timer);
  }, [field]);
  return { formStep, returnToForm, openQuestion };
}
