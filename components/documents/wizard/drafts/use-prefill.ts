import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Prefill } from "@/components/documents/wizard/drafts/prefill";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { WizardStart } from "./wizard-start";

type UseFilled = {
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>;
  /** The document is made: all its answers are the owner's. */
  isDone: boolean;
  userId: string | null;
  draftId: string | null;
};

/**
 * What a check has filled in and is still to be looked through. Kept in this browser until then, so that the form says
 * it again when it is opened again.
 */
export function usePrefill(
  { fromCheck }: WizardStart,
  first: Prefill | null,
  { form, isDone, userId, draftId }: UseFilled,
) {
  const [filled, setFilled] = useState(first);
  /** Whether this form has said so: what is kept of another one stays. */
  const hasSaid = useRef(first !== null);
  useEffect(() => {
    if (!fromCheck || hasSaid.current || draftId === null) return;
    // A draft that was taken up within the form.
    const remembered = fromCheck.findStoredPrefill(form.getValues(), { userId, draftId });
    hasSaid.current = remembered !== null;
    setFilled(remembered);
  }, [fromCheck, form, userId, draftId]);
  useEffect(() => {
    if (!fromCheck || !hasSaid.current || filled?.otherSite) return;
    const { from, answers } = filled ?? {};
    fromCheck.storeSeen(userId, from && answers && !isDone ? { from, answers, draftId } : null);
    // Taken over by whoever signed in.
    if (userId !== null) fromCheck.storeSeen(null, null);
  }, [fromCheck, filled, isDone, userId, draftId]);
  return { filled, onLeft: setFilled };
}
