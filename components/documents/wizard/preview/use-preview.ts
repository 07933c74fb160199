"use client";

import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import { toAnswers } from "@/components/documents/wizard/plan/form-answers";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { AnswersDraft } from "@/lib/engine/facts/draft";

const pauseMs = 250;

export type Preview =
  | { state: "loading" }
  | { state: "ready"; markup: string }
  /** The type has no template yet. */
  | { state: "absent" }
  | { state: "failed" };

/** The growing document: written anew in the browser a moment after each change of the form. */
export function usePreview(): Preview {
  const form = useFormContext<WizardValues>();
  const [preview, setPreview] = useState<Preview>({ state: "loading" });

  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const write = async () => {
      try {
        const { writePreview } = await import(
          "@/components/documents/wizard/preview/preview-writer"
        );
        const values = form.getValues();
        // Half-typed answers are fine here: the engine takes what is known.
        const draft = toAnswers(values) as AnswersDraft;
        const markup = await writePreview(values.type, draft, new Date());
        if (isGone) return;
        setPreview(markup === null ? { state: "absent" } : { state: "ready", markup });
      } catch {
        // Offline before the engine was fetched: the form itself goes on working.
        if (!isGone) setPreview({ state: "failed" });
      }
    };
    void write();
    const subscription = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void write(), pauseMs);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [form]);

  return preview;
}
