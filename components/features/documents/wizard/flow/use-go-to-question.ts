"use client";

import { type Dispatch, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { shownFields } from "@/components/features/documents/form-model/form-model";
import { nearestAsked } from "@/components/features/documents/wizard/check/nearest-asked";
import type { WizardAnswers } from "@/components/features/documents/wizard/flow/use-wizard-form";
import type { FormStepHandle } from "@/components/features/documents/wizard/form/form-step";
import type { WizardEvent } from "@/components/features/documents/wizard/machine/wizard-machine";

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
