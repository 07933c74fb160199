"use client";

import { Wand } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { Button } from "@/components/ui/button";
import { lowerFirst } from "@/components/ui/lower-first";
import { typicalAnswers } from "@/content/wizard/typical-answers";
import {
  dataTypes,
  type Industry,
  industries,
  processingPurposes,
} from "@/lib/engine/answers/options";

const isIndustry = (value: string): value is Industry => value in industries;

/** What is usual in the chosen trade, put in by one press and unticked as easily. */
export function TypicalAnswers() {
  const { control, setValue, getValues } = useFormContext<WizardValues>();
  const industry = useWatch({ control, name: "industry" });
  const [appliedFor, setAppliedFor] = useState<string | null>(null);
  if (!isIndustry(industry)) return null;
  const typical = typicalAnswers(industry);

  const apply = () => {
    for (const field of ["processingPurposes", "dataTypesCollected"] as const) {
      const together = new Set([...getValues(field), ...typical[field]]);
      setValue(field, [...together], { shouldDirty: true });
    }
    setAppliedFor(industry);
  };

  const trade =
    industry === "other" ? "сайта с формой связи и счётчиком" : `занятия «${industries[industry]}»`;
  return (
    <div className="rounded-md border border-line bg-paper px-4 py-3.5">
      <p className="text-sm font-semibold">Обычно для {trade}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {typical.processingPurposes
          .map((key) => processingPurposes[key])
          .map((label, index) => (index === 0 ? label : lowerFirst(label)))
          .join(", ")}
        . Данные: {typical.dataTypesCollected.map((key) => lowerFirst(dataTypes[key])).join(", ")}.
      </p>
      <div aria-live="polite">
        {appliedFor === industry ? (
          <p className="mt-2.5 text-sm font-medium text-success">
            Подставлено. Проверьте и уберите лишнее.
          </p>
        ) : (
          <Button variant="secondary" size="sm" className="mt-3" onClick={apply}>
            <Wand aria-hidden="true" strokeWidth={1.75} />
            Подставить типичное
          </Button>
        )}
      </div>
    </div>
  );
}
