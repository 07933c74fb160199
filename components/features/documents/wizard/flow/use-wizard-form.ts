"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useIndustryTemplates } from "@/components/features/documents/form/industry/use-industry-templates";
import { usePathState } from "@/components/features/documents/form/path-model";
import {
  chooseIndustryTemplate,
  chosenIndustryTemplate,
  templateFields,
} from "@/components/features/documents/form-model/chosen-industry-template";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import {
  useChecks,
  useLazyResolver,
} from "@/components/features/documents/wizard/check/use-checks";
import { useAutosave } from "@/components/features/documents/wizard/drafts/use-autosave";
import {
  type InitialForm,
  useDrafts,
} from "@/components/features/documents/wizard/drafts/use-drafts";
import { usePrefill } from "@/components/features/documents/wizard/drafts/use-prefill";
import {
  startWizard,
  type WizardStart,
  withRequestedTemplate,
} from "@/components/features/documents/wizard/drafts/wizard-start";
import type {
  WizardEvent,
  WizardState,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { templateField } from "@/lib/engine/industry-templates/chosen-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { Plan } from "@/lib/platform/auth/roles";

const withPrefill = (
  initialForm: InitialForm,
  { seen, fromCheck }: WizardStart,
  userId: string | null,
) =>
  fromCheck ? fromCheck.applyPrefill(initialForm, seen, userId) : { ...initialForm, filled: null };

/** The initial state of the form: answers of a draft, of an earlier edition, of a check, or none. */
export function useInitialForm(start: WizardStart, user: CurrentUser | null, plan: Plan) {
  const templates = useIndustryTemplates();
  const [initialForm] = useState(() =>
    withPrefill(
      startWizard(withRequestedTemplate(start, templates, plan), user?.id ?? null),
      start,
      user?.id ?? null,
    ),
  );
  return initialForm;
}

type UseWizardForm = {
  start: WizardStart;
  user: CurrentUser | null;
  /** The site of somebody else that the document is for. */
  siteId: string | undefined;
  initialForm: ReturnType<typeof useInitialForm>;
  state: WizardState;
  send: Dispatch<WizardEvent>;
};

export type WizardForm = ReturnType<typeof useWizardForm>;
export type WizardAnswers = WizardForm["answers"];

/** The answers, their validation and storage, and what a site check filled in: one group each. */
export function useWizardForm(options: UseWizardForm) {
  const { start, user, siteId, initialForm, state, send } = options;
  const { edition } = start;
  const templates = useIndustryTemplates();
  const client = useQueryClient();
  const path = usePathState(new Set(initialForm.restoredDraft?.marks));
  const form = useForm<WizardValues, unknown, DocumentAnswers>({
    defaultValues: initialForm.values,
    resolver: useLazyResolver(templates),
    mode: "onSubmit",
    reValidateMode: "onChange",
    // The error summary takes the focus, not the first field.
    shouldFocusError: false,
  });
  const checks = useChecks(form);
  const saving = useAutosave({
    form,
    path,
    userId: user?.id ?? null,
    documentId: edition?.documentId,
    siteId,
    stored: initialForm.stored,
    isAhead: initialForm.isAhead,
    onSessionEnd: () => void refreshCurrentUser(client),
    onConflict: () => send({ type: "conflictFound" }),
  });
  const drafts = useDrafts({ form, saving, initialForm, edition, user, siteId, state, send });
  const prefill = usePrefill(start, initialForm.filled, {
    form,
    isDone: state.stage.name === "done",
    userId: user?.id ?? null,
    draftId: saving.stored?.id ?? null,
  });
  const chosen = useChosen(form, templates);
  return {
    answers: { form, ...chosen, path: { ...path, onMarks: saving.onMarks } },
    checks,
    saving,
    drafts,
    prefill,
  };
}

/** The type and the industry template that the form's answers are for. */
function useChosen(
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>,
  templates: readonly IndustryTemplate[],
) {
  const [type, template] = form.watch([...templateFields]);
  return {
    type,
    industryTemplate: chosenIndustryTemplate({ type, [templateField]: template }, templates),
    /** Returns the template chosen now; the one that is shown may be older. */
    currentTemplate: () => chosenIndustryTemplate(form.getValues(), templates),
    /** Null for the ordinary template of the type. */
    chooseTemplate: (id: string | null) =>
      chooseIndustryTemplate(form, templates.find((item) => item.id === id) ?? null),
  };
}
