"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import { lazyWizardPart } from "@/components/documents/wizard/frame/lazy-wizard-part";
import type { WizardResolver } from "@/components/documents/wizard/industry/wizard-resolver";
import { whenIdle } from "@/components/shell/when-idle";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

/** The look through the answers: with the rules that they are checked by, at the first change of the form. */
export const CheckStep = lazyWizardPart(
  async () => (await import("@/components/documents/wizard/check/check-step")).CheckStep,
  { failure: "Проверка не загрузилась" },
);

/** The way in, which a guest needs before the document is made. */
export const RegistrationDialog = lazyWizardPart(
  async () =>
    (await import("@/components/documents/wizard/frame/registration-dialog")).RegistrationDialog,
  { failure: "Форма входа не загрузилась", waiting: () => null },
);

const loadRules = () => import("@/components/documents/wizard/industry/wizard-resolver");

let isReady = false;
async function prepare(): Promise<void> {
  await Promise.all([loadRules(), CheckStep.prepare(), RegistrationDialog.prepare()]);
  isReady = true;
}

/** The resolver of the form: the rules, a third of what the wizard weighs, are fetched when they are asked. */
export function useLazyResolver(templates: readonly IndustryTemplate[]): WizardResolver {
  return useMemo(
    () =>
      async (...asked: Parameters<WizardResolver>) =>
        (await loadRules()).wizardResolver(templates)(...asked),
    [templates],
  );
}

/** Which button of the bottom bar waits for the rules to load, and whether loading failed. */
export type ChecksState = { waiting: "check" | "create" | null; hasFailed: boolean };

/**
 * The rules are loaded after the first answer, when the browser is idle, so that «Проверить» has them at once.
 * Pressed earlier, or offline, it waits for them or says that they did not load.
 */
export function useChecks(form: UseFormReturn<WizardValues, unknown, DocumentAnswers>) {
  const [state, setState] = useState<ChecksState>({ waiting: null, hasFailed: false });
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    let stopWaiting = () => {};
    const subscription = form.watch(() => {
      subscription.unsubscribe();
      // Without them the press asks again.
      stopWaiting = whenIdle(() => void prepare().catch(() => undefined));
    });
    return () => {
      isGone.current = true;
      subscription.unsubscribe();
      stopWaiting();
    };
  }, [form]);

  /** Does `act` with the rules at hand; not when the form was closed meanwhile. */
  const withRules = async (wanted: "check" | "create", act: () => void) => {
    if (!isReady) {
      setState({ waiting: wanted, hasFailed: false });
      const hasCome = await prepare().then(
        () => true,
        () => false,
      );
      if (isGone.current) return;
      setState({ waiting: null, hasFailed: !hasCome });
      if (!hasCome) return;
    }
    act();
  };
  return { state, withRules };
}
