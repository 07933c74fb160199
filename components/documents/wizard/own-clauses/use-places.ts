"use client";

import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenExtended } from "@/components/documents/wizard/extended/use-chosen-extended";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { toAnswers } from "@/components/documents/wizard/plan/to-answers";
import { usePreviewWriter } from "@/components/documents/wizard/preview/use-preview";
import { toMoscowDate } from "@/lib/core/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/draft";
import { listReplaceable, type SectionPlace } from "@/lib/engine/own-clauses/list-places";

/** The places that the document offers to own clauses; null while it is not there. */
export function usePlaces({ enabled }: { enabled: boolean }): SectionPlace[] | null {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control, disabled: !enabled }) as WizardValues;
  const extended = useChosenExtended();
  const { writer } = usePreviewWriter({ enabled });
  return useMemo(() => {
    if (!enabled || !writer || writer instanceof Error) return null;
    const answers = toAnswers(values, extended) as AnswersDraft;
    return listReplaceable(
      writer.writeOurs(answers, { date: toMoscowDate(new Date()), edition: 1 }),
    );
  }, [enabled, writer, values, extended]);
}
