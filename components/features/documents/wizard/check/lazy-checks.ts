"use client";

import { lazyWizardPart } from "@/components/features/documents/wizard/frame/lazy-wizard-part";

/** The check of the answers, with the validation rules; loaded at the first change of the form. */
export const CheckStep = lazyWizardPart(
  async () => (await import("@/components/features/documents/wizard/check/check-step")).CheckStep,
  { failure: "Проверка не загрузилась" },
);

/** The registration dialog, which a guest needs before the document is made. */
export const RegistrationDialog = lazyWizardPart(
  async () =>
    (await import("@/components/features/documents/wizard/frame/registration-dialog"))
      .RegistrationDialog,
  { failure: "Форма входа не загрузилась", waiting: () => null },
);
