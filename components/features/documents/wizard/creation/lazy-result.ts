"use client";

import {
  lazyWizardPart,
  WaitingStep,
} from "@/components/features/documents/wizard/frame/lazy-wizard-part";

/** What to do with a document: loaded while it is being made. */
export const ResultStep = lazyWizardPart(
  async () =>
    (await import("@/components/features/documents/wizard/result/result-step")).ResultStep,
  {
    failure: "Документ создан и сохранён, но не загрузился",
    waiting: WaitingStep,
  },
);
