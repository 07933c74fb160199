"use client";

import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useChosenIndustryTemplate } from "@/components/documents/wizard/industry/use-chosen-industry-template";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { toAnswers } from "@/components/documents/wizard/plan/to-answers";
import { usePreviewWriter } from "@/components/documents/wizard/preview/use-preview";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { listReplaceable, type SectionPlace } from "@/lib/engine/custom-clauses/list-places";
import type { AnswersDraft } from "@/lib/engine/facts/draft";

/** The places that the document offers to custom clauses; null while it is not there. */
export function usePlaces({ enabled }: { enabled: boolean }): SectionPlace[] | null {
  const { control } = useFormContext<WizardValues>();
  const values = useWatch({ control, disabled: !enabled }) as WizardValues;
  const industryTemplate = useChosenIndustryTemplate();
  const { writer } = usePreviewWriter({ enabled });
  return useMemo(() => {
    if (!enabled || !writer || writer instanceof Error) return null;
    const answers = toAnswers(values, industryTemplate) as AnswersDraft;
    return listReplaceable(
      writer.writeOurs(answers, { date: toMoscowDate(new Date()), edition: 1 }),
    );
  }, [enabled, writer, values, industryTemplate]);
}
