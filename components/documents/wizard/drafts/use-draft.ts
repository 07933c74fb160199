"use client";

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { removeDraft, writeDraft } from "@/components/documents/wizard/drafts/draft-storage";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";

const saveDelayMs = 400;

/**
 * Saves the form as it is typed, and at once when the page is left. Returns how to throw the draft
 * away: after the document exists, or because the visitor wants to begin anew.
 */
export function useDraft(
  form: UseFormReturn<WizardValues, unknown, DocumentAnswers>,
  userId: string | null,
) {
  // After a session ended in mid-form the draft still belongs to the user who typed it.
  const owner = useRef(userId);
  if (userId) owner.current = userId;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const save = () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      writeDraft(owner.current, form.getValues(), new Date());
      // Taken over: from now on it is the user's, and the next guest is not shown it.
      if (owner.current) removeDraft(null);
    };
    const subscription = form.watch(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveDelayMs);
    });
    const saveWhenHidden = () => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", saveWhenHidden);
    window.addEventListener("pagehide", save);
    return () => {
      save();
      subscription.unsubscribe();
      document.removeEventListener("visibilitychange", saveWhenHidden);
      window.removeEventListener("pagehide", save);
    };
  }, [form]);

  return () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(owner.current);
    removeDraft(null);
  };
}
