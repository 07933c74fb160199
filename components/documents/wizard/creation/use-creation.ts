"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import {
  type CreationFailure,
  toCreationFailure,
} from "@/components/documents/wizard/creation/creation-failure";
import type { AutosaveHandle } from "@/components/documents/wizard/drafts/use-autosave";
import { useIndustryTemplates } from "@/components/documents/wizard/industry/use-industry-templates";
import {
  documentsClient,
  editionsClient,
  refreshVisitor,
} from "@/components/documents/wizard/late-client";
import { ResultStep } from "@/components/documents/wizard/later-steps";
import { chosenIndustryTemplate } from "@/components/documents/wizard/plan/chosen-industry-template";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import type { FormField, WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { EditionStart } from "@/components/documents/wizard/wizard-start";
import { showMessage } from "@/components/shell/messages/show-message";
import type { IsoDate } from "@/lib/core/moscow-time";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { CreatedDocument } from "@/lib/features/documents/responses";
import { ApiError } from "@/lib/platform/api-client/api-error";
import { formPlan } from "@/lib/platform/content/form-plan";

type UseCreation = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  saving: AutosaveHandle;
  edition: EditionStart | undefined;
  effectiveDate: IsoDate;
  /** The wait has begun, has ended with a document, or has led back to the form. */
  onStep: (step: 2 | 3) => void;
  /** Answers that the server refused, now marked beside their fields. */
  onRefused: (fields: string[]) => void;
  /** The session ended in the middle: nothing is lost, sign in and it goes on. */
  onSessionEnd: (answers: DocumentAnswers) => void;
};

/** Makes the document or the new edition, and says what became of it. */
export function useCreation(options: UseCreation) {
  const { form, saving, edition, effectiveDate } = options;
  const [created, setCreated] = useState<CreatedDocument | null>(null);
  const [failure, setFailure] = useState<CreationFailure | null>(null);
  const templates = useIndustryTemplates();

  const send = async (answers: DocumentAnswers): Promise<CreatedDocument> => {
    if (edition) {
      const { documentId: id, edition: after } = edition;
      const { createEdition } = await editionsClient();
      return createEdition({
        id,
        after,
        effectiveDate,
        answers: withUnasked(answers, edition),
      });
    }
    const draft = await saving.autosave.pause();
    const { createDocument } = await documentsClient();
    return createDocument({ answers, draft: draft?.id ?? null });
  };

  const make = async (answers: DocumentAnswers) => {
    setFailure(null);
    options.onStep(3);
    // Beside the answer of the server, so that the document waits for nothing.
    ResultStep.prepare().catch(() => undefined);
    try {
      setCreated(await send(answers));
      saving.autosave.discard();
      void showMessage("success", {
        title: edition ? "Новая редакция создана" : "Документ создан!",
      });
    } catch (error) {
      saving.autosave.resume();
      options.onStep(2);
      if (error instanceof ApiError && error.status === 401) {
        void refreshVisitor();
        options.onSessionEnd(answers);
        return;
      }
      const values = form.getValues();
      const asked: string[] = shownFields(values, chosenIndustryTemplate(values, templates));
      // What is not asked here (a type without a template) has no field to stand beside.
      const wrong = Object.entries(error instanceof ApiError ? error.fieldErrors : {}).filter(
        ([field]) => asked.includes(field),
      );
      for (const [field, [message]] of wrong) {
        form.setError(field as FormField, { type: "server", message });
      }
      if (wrong.length === 0) setFailure(toCreationFailure(error));
      else options.onRefused(wrong.map(([field]) => field));
    }
  };

  return { created, failure, make, forget: () => setCreated(null), setFailure };
}

/** Fields that no form asks stay as the edition before has them. */
function withUnasked(answers: DocumentAnswers, { answers: before }: EditionStart): DocumentAnswers {
  if (answers.type === "socialDisclaimer" || before.type === "socialDisclaimer") return answers;
  const unasked = formPlan.unasked.map((field) => [field, before[field]]);
  return { ...answers, ...Object.fromEntries(unasked) };
}
