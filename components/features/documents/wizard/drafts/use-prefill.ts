"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import type { Prefill } from "@/components/features/documents/wizard/drafts/prefill";
import type { WizardStart } from "@/components/features/documents/wizard/drafts/wizard-start";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

type UsePrefill = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  /** The document is made: all its answers now count as the owner's. */
  isDone: boolean;
  userId: string | null;
  draftId: string | null;
};

/** Answers from a check that are not reviewed yet. Stored in this browser, so that a reopened form shows them again. */
export function usePrefill(
  { fromCheck }: WizardStart,
  first: Prefill | null,
  { form, isDone, userId, draftId }: UsePrefill,
) {
  const [filled, setFilled] = useState(first);
  /** Whether this form has reported its filled-in answers: the stored ones of another form are left alone. */
  const hasReported = useRef(first !== null);
  useEffect(() => {
    if (!fromCheck || hasReported.current || draftId === null) return;
    // A draft that was resumed within the form.
    const remembered = fromCheck.findStoredPrefill(form.getValues(), { userId, draftId });
    hasReported.current = remembered !== null;
    setFilled(remembered);
  }, [fromCheck, form, userId, draftId]);
  useEffect(() => {
    if (!fromCheck || !hasReported.current || filled?.otherSite) return;
    const { from, answers } = filled ?? {};
    fromCheck.storeSeen(userId, from && answers && !isDone ? { from, answers, draftId } : null);
    // The signed-in user has taken it over.
    if (userId !== null) fromCheck.storeSeen(null, null);
  }, [fromCheck, filled, isDone, userId, draftId]);
  return { filled, onLeft: setFilled };
}
