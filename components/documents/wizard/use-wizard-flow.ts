"use client";

import { useRouter } from "next/navigation";
import { type Dispatch, useEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { nextEdition, useWizard } from "@/components/documents/open-wizard/wizard-context";
import { nearestAsked } from "@/components/documents/wizard/check/nearest-asked";
import { useCreation, useEffectiveDate } from "@/components/documents/wizard/creation/use-creation";
import type { FormStepHandle } from "@/components/documents/wizard/form/form-step";
import { shownFields } from "@/components/documents/wizard/form-model/form-model";
import {
  useBeginning,
  useWizardForm,
  type WizardForm,
} from "@/components/documents/wizard/use-wizard-form";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { CurrentUser } from "@/lib/features/accounts/responses";
import { canUseIndustryTemplate } from "@/lib/features/documents/allowance/plan-rights";
import type { Plan } from "@/lib/platform/auth/roles";
import type { WizardStart } from "./drafts/wizard-start";
import { wizardAccount } from "./limit/wizard-account";
import { useWizardHistory } from "./machine/use-wizard-history";
import {
  type DocumentChoice,
  openWizard,
  type WizardEvent,
  type WizardState,
  wizardReducer,
} from "./machine/wizard-machine";

export type WizardProps = {
  start: WizardStart;
  user: CurrentUser | null;
  onClose: () => Promise<void>;
};

/** The form, its drafts and the document that comes of it: all that leads the machine from stage to stage. */
export function useWizardFlow(props: WizardProps) {
  const { start, user } = props;
  const { edition, result } = start;
  const { plan, site: siteId } = wizardAccount(user, start.shared);
  const beginning = useBeginning(start, user, plan);
  const [state, send] = useReducer(
    wizardReducer,
    { isTypeKnown: beginning.type !== null, created: edition ? undefined : result },
    openWizard,
  );
  const typed = useWizardForm({
    start,
    user,
    siteId,
    beginning,
    isDone: state.stage.name === "done",
    onConflict: () => send({ type: "conflictFound" }),
  });
  const { form, checks, saving, drafts } = typed;
  const effective = useEffectiveDate();
  const { onClose, afterSignIn } = useClosing(props.onClose);
  const { formStep, returnToForm, onFollow } = useWayToForm(typed, start.field, send);
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
  const { begin, ...steps } = useSteps({
    start,
    plan,
    state,
    send,
    typed,
    returnToForm,
    check: creation.check,
    close: () => void onClose(),
  });
  return {
    state,
    send,
    form,
    formStep,
    type: typed.type,
    industryTemplate: typed.industryTemplate,
    checks: checks.state,
    effective,
    path: typed.path,
    saveState: saving.state,
    filled: typed.filled,
    onLeft: typed.setFilled,
    notices: drafts.notices,
    offeredDrafts: drafts.offered(begin),
    confirmation: drafts.confirmation,
    unchanged: creation.unchanged,
    onClose,
    ...steps,
    onCheck: creation.check,
    onCreate: creation.create,
    onPlainTemplate: () => typed.chooseTemplate(null),
    onFollow,
    onSignedIn: () => {
      const answers = state.signIn?.answers;
      send({ type: "signInClosed" });
      afterSignIn();
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

function useClosing(close: () => Promise<void>) {
  const router = useRouter();
  const hasSignedIn = useRef(false);
  return {
    async onClose() {
      await close();
      // Pages fetched ahead for the guest are of no use to the user: `/` is another screen now.
      if (hasSignedIn.current) router.refresh();
    },
    afterSignIn() {
      hasSignedIn.current = true;
    },
  };
}

/**
 * The ways to a question from wherever the visitor is.
 * @param field the question that the wizard was opened for.
 */
function useWayToForm(
  { form, currentTemplate }: WizardForm,
  field: string | undefined,
  send: Dispatch<WizardEvent>,
) {
  const formStep = useRef<FormStepHandle>(null);

  /** Shows the form again and calls `act` once its fields are on the page. */
  const returnToForm = (act: (form: FormStepHandle | null) => void, showsDocument = false) => {
    // On a phone the document may be shown in place of the form.
    flushSync(() => send({ type: "formReopened", showsDocument }));
    act(formStep.current);
  };

  /** To the question of a field, or the nearest one that is shown. */
  const onFollow = (field: string) => {
    const asked = new Set<string>(shownFields(form.getValues(), currentTemplate()));
    returnToForm((handle) => handle?.focusField(nearestAsked(field, asked) ?? field));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has come
  useEffect(() => {
    if (field === undefined) return;
    // Later: the dialog gives the focus to its title first.
    const timer = setTimeout(() => onFollow(field));
    return () => clearTimeout(timer);
  }, [field]);
  return { formStep, returnToForm, onFollow };
}

type UseSteps = {
  start: WizardStart;
  plan: Plan;
  state: WizardState;
  send: Dispatch<WizardEvent>;
  typed: WizardForm;
  returnToForm: ReturnType<typeof useWayToForm>["returnToForm"];
  check: () => void;
  close: () => void;
};

/** From step to step and back, by the wizard's buttons and by those of the browser. */
function useSteps(options: UseSteps) {
  const { start, plan, state, send, typed, returnToForm, check, close } = options;
  const { edition, result } = start;
  const { stage, choice } = state;
  const wizard = useWizard();

  /** The questions of what was chosen. A draft brings its own template. */
  const begin = (type: DocumentType, chosen?: DocumentChoice) => {
    typed.drafts.begin(type);
    if (chosen) typed.chooseTemplate(chosen.templateId);
    typed.path.onOpen(null);
    send({ type: "begun" });
  };
  const beginChosen = () => (choice ? begin(choice.type, choice) : send({ type: "choiceMissed" }));

  const chooseAgain = () => {
    const { type } = typed.form.getValues();
    const template = typed.currentTemplate();
    const isOffered = template !== null && canUseIndustryTemplate(plan, template);
    const templateId = isOffered ? template.id : null;
    send({ type: "choiceReopened", choice: { type, templateId } });
  };

  const showResult = edition && result ? () => wizard.open({ result }) : null;
  const next = stage.name === "done" ? nextEdition(stage.created) : null;
  useWizardHistory(stage, {
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
