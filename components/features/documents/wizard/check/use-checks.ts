"use client";

import { useEffect, useMemo, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { lazyFormPart } from "@/components/features/documents/form/lazy/lazy-form-part";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import type { WizardResolver } from "@/components/features/documents/wizard/check/wizard-resolver";
import { whenIdle } from "@/components/shell/when-idle";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { useIsUnmounted } from "@/lib/platform/api-client/use-is-unmounted";

/** The check of the answers, with the validation rules; loaded at the first change of the form. */
export const CheckStep = lazyFormPart(
  async () => (await import("@/components/features/documents/wizard/check/check-step")).CheckStep,
  { failure: "Проверка не загрузилась" },
);

/** The registration dialog, which a guest needs before the document is made. */
export const RegistrationDialog = lazyFormPart(
  async () =>
    (await import("@/components/features/documents/wizard/frame/registration-dialog"))
      .RegistrationDialog,
  { failure: "Форма входа не загрузилась", waiting: () => null },
);

const loadRules = () => import("@/components/features/documents/wizard/check/wizard-resolver");

let isReady = false;
async function prepare(): Promise<void> {
  await Promise.all([loadRules(), CheckStep.prepare(), RegistrationDialog.prepare()]);
  isReady = true;
}

/** The resolver of the form. The validation rules, a third of the wizard's weight, are loaded on demand. */
export function useLazyResolver(templates: readonly IndustryTemplate[]): WizardResolver {
  return useMemo(
    () =>
      async (...args: Parameters<WizardResolver>) =>
        (await loadRules()).wizardResolver(templates)(...args),
    [templates],
  );
}

/** The button of the bottom bar that waits for the rules to load, and whether loading failed. */
export type ChecksState = { waiting: "check" | "create" | null; hasFailed: boolean };

/**
 * The rules are loaded after the first answer, when the browser is idle, so that «Проверить» can use them at once.
 * Clicked earlier, or offline, it waits for them or reports that they did not load.
 */
export function useChecks(form: UseFormReturn<WizardValues, unknown, DocumentAnswers>) {
  const [state, setState] = useState<ChecksState>({ waiting: null, hasFailed: false });
  const isUnmounted = useIsUnmounted();

  useEffect(() => {
    let stopWaiting = () => {};
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback() {
        unsubscribe();
        // Without the rules the next click loads them again.
        stopWaiting = whenIdle(() => void prepare().catch(() => undefined));
      },
    });
    return () => {
      unsubscribe();
      stopWaiting();
    };
  }, [form]);

  /** Calls `act` with the rules once they are loaded, unless the form was closed in the meantime. */
  const withRules = async (wanted: "check" | "create", act: () => void) => {
    if (!isReady) {
      setState({ waiting: wanted, hasFailed: false });
      const isLoaded = await prepare().then(
        () => true,
        () => false,
      );
      if (isUnmounted.current) return;
      setState({ waiting: null, hasFailed: !isLoaded });
      if (!isLoaded) return;
    }
    act();
  };
  return { state, withRules };
}
