"use client";

import { useRouter } from "next/navigation";
import { useReducer, useRef } from "react";
import { wizardAccount } from "@/components/features/documents/form/account/wizard-account";
import { useEffectiveDate } from "@/components/features/documents/wizard/creation/effective-date";
import { useCreation } from "@/components/features/documents/wizard/creation/use-creation";
import type { WizardStart } from "@/components/features/documents/wizard/drafts/wizard-start";
import {
  useInitialForm,
  useWizardForm,
} from "@/components/features/documents/wizard/flow/use-wizard-form";
import {
  useGoToQuestion,
  useWizardSteps,
} from "@/components/features/documents/wizard/flow/use-wizard-steps";
import {
  type ErasureTarget,
  openWizard,
  wizardReducer,
} from "@/components/features/documents/wizard/machine/wizard-machine";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CurrentUser } from "@/lib/features/accounts/responses";

export type WizardProps = {
  start: WizardStart;
  user: CurrentUser | null;
  onClose: () => Promise<void>;
};

export type WizardFlow = ReturnType<typeof useWizardFlow>;

/**
 * The form, its drafts and the created document: everything that moves the machine from stage to stage. The result is
 * grouped by the part of the screen that uses it.
 */
export function useWizardFlow(props: WizardProps) {
  const { start, user } = props;
  const { edition, result } = start;
  const { plan, site: siteId } = wizardAccount(user, start.shared);
  const initialForm = useInitialForm(start, user, plan);
  const [state, send] = useReducer(
    wizardReducer,
    {
      isTypeKnown: initialForm.type !== null,
      isRestored: initialForm.restoredDraft !== null,
      created: edition ? undefined : result,
    },
    openWizard,
  );
  const { answers, checks, saving, drafts, prefill } = useWizardForm({
    start,
    user,
    siteId,
    initialForm,
    state,
    send,
  });
  const effective = useEffectiveDate();
  const { onClose, afterSignIn } = useClosing(props.onClose);
  const { formStep, returnToForm, openQuestion } = useGoToQuestion({
    answers,
    field: start.field,
    send,
  });
  const creation = useCreation({
    form: answers.form,
    checks,
    saving,
    edition,
    siteId,
    effective,
    isGuest: user === null,
    send,
    returnToForm,
  });
  const { begin, ...steps } = useWizardSteps({
    start,
    plan,
    state,
    send,
    answers,
    drafts,
    returnToForm,
    check: creation.check,
    close: () => void onClose(),
  });
  return {
    state,
    send,
    /** The form and what its answers choose. */
    answers,
    /** From step to step, to a question, and out. */
    navigation: { ...steps, formStep, onOpenQuestion: openQuestion, onClose },
    /** What is kept of the answers, here and on the server. */
    drafts: { saveState: saving.state, offered: drafts.offered(begin), notices: drafts.notices },
    /** What a check of the site or of a text has filled in. */
    prefill,
    /** From the answers to the document: the check, then the making. */
    creation: {
      checks: checks.state,
      effective,
      onCheck: creation.check,
      onCreate: creation.create,
    },
    /** What follows when an overlay is settled. */
    overlays: {
      onSignedIn(toCreate: DocumentAnswers | null) {
        send({ type: "signInClosed" });
        afterSignIn();
        if (toCreate) void creation.make(toCreate);
      },
      async onOpenOther() {
        send({ type: "settlingStarted" });
        const isOpened = await drafts.openOther();
        send({ type: isOpened ? "conflictSettled" : "settlingFailed" });
        // The check is of the other answers.
        if (isOpened && state.stage.name === "check") returnToForm(() => undefined);
      },
      onKeepMine() {
        saving.autosave.overwrite();
        send({ type: "conflictSettled" });
      },
      onCreateUnchanged: (answers: DocumentAnswers) => void creation.make(answers),
      async onErase(target: ErasureTarget) {
        send({ type: "settlingStarted" });
        await drafts.erase(target);
        send({ type: "erased" });
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
