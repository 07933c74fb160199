"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { nextEdition, useWizard } from "@/components/documents/open-wizard/wizard-context";
import { nearestAsked } from "@/components/documents/wizard/check/nearest-asked";
import { useChecks, useLazyResolver } from "@/components/documents/wizard/check/use-checks";
import { useCreation, useEffectiveDate } from "@/components/documents/wizard/creation/use-creation";
import { useAutosave } from "@/components/documents/wizard/drafts/use-autosave";
import { type InitialForm, useDrafts } from "@/components/documents/wizard/drafts/use-drafts";
import { usePrefill } from "@/components/documents/wizard/drafts/use-prefill";
import type { FormStepHandle } from "@/components/documents/wizard/form/form-step";
import { usePathState } from "@/components/documents/wizard/form/path-plan";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import {
  chooseIndustryTemplate,
  chosenIndustryTemplate,
  templateFields,
} from "@/components/documents/wizard/plan/chosen-industry-template";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { templateField } from "@/lib/engine/industry-templates/chosen";
import type { DocumentType } from "@/lib/engine/questions/options";
import { refreshCurrentUser } from "@/lib/features/accounts/current-user";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { canUseIndustryTemplate } from "@/lib/features/documents/plan-rights";
import { startWizard, type WizardStart, withRequestedTemplate } from "./drafts/wizard-start";
import { wizardAccount } from "./limit/wizard-account";
import { useWizardHistory } from "./machine/use-wizard-history";
import { type DocumentChoice, openWizard, wizardReducer } from "./machine/wizard-machine";

const withSeen = (
  beginning: InitialForm,
  { seen, fromCheck }: WizardStart,
  userId: string | null,
) => (fromCheck ? fromCheck.applyPrefill(beginning, seen, userId) : { ...beginning, filled: null });

export type WizardProps = {
  start: WizardStart;
  user: CurrentUser | null;
  onClose: () => Promise<void>;
};

/** The form, its drafts and the document that comes of it: all that leads the machine from stage to stage. */
export function useWizardFlow({ start, user, onClose: close }: WizardProps) {
  const { edition, result } = start;
  const { plan, site: siteId } = wizardAccount(user, start.shared);
  const templates = useIndustryTemplates();
  const client = useQueryClient();
  const router = useRouter();
  const [beginning] = useState(() =>
    withSeen(
      startWizard(withRequestedTemplate(start, templates, plan), user?.id ?? null),
      start,
      user?.id ?? null,
    ),
  );
  const [state, send] = useReducer(
    wizardReducer,
    { isTypeKnown: beginning.type !== null, created: edition ? undefined : result },
    openWizard,
  );
  const { stage, choice } = state;
  const path = usePathState(new Set(beginning.kept?.marks));
  const formStep = useRef<FormStepHandle>(null);
  const hasSignedIn = useRef(false);

  const form = useForm<WizardValues, unknown, DocumentAnswers>({
    defaultValues: beginning.values,
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
    stored: beginning.stored,
    isAhead: beginning.isAhead,
    onSessionEnd: () => void refreshCurrentUser(client),
    onConflict: () => send({ type: "conflictFound" }),
  });
  const drafts = useDrafts({ form, saving, beginning, edition, user, siteId });
  const effective = useEffectiveDate();
  const [filled, setFilled] = usePrefill(start, beginning.filled, {
    form,
    isDone: stage.name === "done",
    userId: user?.id ?? null,
    draftId: saving.stored?.id ?? null,
  });

  const onClose = async () => {
    await close();
    // Pages fetched ahead for the guest are of no use to the user: `/` is another screen now.
    if (hasSignedIn.current) router.refresh();
  };

  const chooseTemplate = (id: string | null) =>
    chooseIndustryTemplate(form, templates.find((template) => template.id === id) ?? null);

  /** The questions of what was chosen. A draft brings its own template. */
  const begin = (type: DocumentType, chosen?: DocumentChoice) => {
    drafts.begin(type);
    if (chosen) chooseTemplate(chosen.templateId);
    path.onOpen(null);
    send({ type: "begun" });
  };
  const beginChosen = () => (choice ? begin(choice.type, choice) : send({ type: "choiceMissed" }));

  const chooseAgain = () => {
    const values = form.getValues();
    const template = chosenIndustryTemplate(values, templates);
    const isOffered = template !== null && canUseIndustryTemplate(plan, template);
    const templateId = isOffered ? template.id : null;
    send({ type: "choiceReopened", choice: { type: values.type, templateId } });
  };

  /** Shows the form again and calls `act` once its fields are on the page. */
  const returnToForm = (act: (form: FormStepHandle | null) => void, showsDocument = false) => {
    // On a phone the document may be shown in place of the form.
    flushSync(() => send({ type: "formReopened", showsDocument }));
    act(formStep.current);
  };
  const creation = useCreation({
    form,
    checks,
    saving,
    edition,
    siteId,
    effective,
    isGuest: user === null,
    send,
    returnToForm,
  });

  /** To the question of a field, or the nearest one that is shown, wherever the visitor is. */
  const onFollow = (field: string) => {
    const template = chosenIndustryTemplate(form.getValues(), templates);
    const asked = new Set<string>(shownFields(form.getValues(), template));
    returnToForm((handle) => handle?.focusField(nearestAsked(field, asked) ?? field));
  };
  const { field } = start;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    if (field === undefined) return;
    // Later: the dialog gives the focus to its title first.
    const timer = setTimeout(() => onFollow(field));
    return () => clearTimeout(timer);
  }, [field]);

  const wizard = useWizard();
  const showResult = edition && result ? () => wizard.open({ result }) : null;
  const next = stage.name === "done" ? nextEdition(stage.created) : null;
  useWizardHistory(stage, {
    isNext: edition !== undefined && result !== undefined,
    showResult,
    showNext: next && (() => wizard.open(next)),
    close: () => void onClose(),
    choose: edition ? null : chooseAgain,
    begin: choice && beginChosen,
    showForm: (showsDocument) => returnToForm(() => undefined, showsDocument),
    check: creation.check,
  });

  const onBack = () =>
    stage.name === "check" ? returnToForm(() => undefined) : (showResult ?? chooseAgain)();
  const [type, template] = form.watch([...templateFields]);
  const industryTemplate = chosenIndustryTemplate({ type, [templateField]: template }, templates);
  return {
    state,
    send,
    form,
    formStep,
    type,
    industryTemplate,
    checks: checks.state,
    effective,
    path: {
      ...path,
      onMarks(marks: ReadonlySet<string>) {
        path.onMarks(marks);
        // A choice that sets no answer is to be kept as well.
        saving.autosave.changed();
      },
    },
    saveState: saving.state,
    filled,
    onLeft: setFilled,
    notices: drafts.notices,
    offeredDrafts: drafts.offered(begin),
    confirmation: drafts.confirmation,
    unchanged: creation.unchanged,
    onClose,
    onNext: beginChosen,
    onBack,
    /** Where there is a way back; a new edition has one to the result that it was opened from. */
    back:
      stage.name === "check"
        ? { label: "К вопросам", onPress: onBack }
        : stage.name === "fill" && (!edition || showResult)
          ? { label: showResult ? "К документу" : "Назад", onPress: onBack }
          : undefined,
    onCheck: creation.check,
    onCreate: creation.create,
    onPlainTemplate: () => chooseTemplate(null),
    onFollow,
    onSignedIn: () => {
      const answers = state.signIn?.answers;
      send({ type: "signInClosed" });
      hasSignedIn.current = true;
      if (answers) void creation.make(answers);
    },
    conflict: {
      onOpenOther: async () => {
        await drafts.openOther();
        send({ type: "conflictSettled" });
      },
      onKeepMine: () => {
        saving.autosave.overwrite();
        send({ type: "conflictSettled" });
      },
    },
  };
}
