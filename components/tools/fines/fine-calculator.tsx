"use client";

import type { ReactNode } from "react";
import { ArticleParts } from "@/components/tools/fines/article-parts";
import type { CalculatorTexts } from "@/components/tools/fines/calculator-texts";
import { FineForm } from "@/components/tools/fines/fine-form";
import { FineResult } from "@/components/tools/fines/fine-result";
import { FineSummary } from "@/components/tools/fines/fine-summary";
import { useFineInputs } from "@/components/tools/fines/use-fine-inputs";
import { estimateFine } from "@/lib/tools/fines/estimate";
import type { ViolationId } from "@/lib/tools/fines/figures";

type FineCalculatorProps = {
  texts: CalculatorTexts;
  /** What to know before the parts of a violation, with links. */
  notes: Partial<Record<ViolationId, ReactNode>>;
  /** «21 ноября 2026 г.» */
  checkedOn: string;
};

/**
 * The calculator (docs/specification/tools.md#fine-calculator): choices on the left, the estimate on the right; on a
 * phone below, with a summary that stays visible; then what article 13.11 currently says about the same.
 */
export function FineCalculator({ texts, notes, checkedOn }: FineCalculatorProps) {
  const choice = useFineInputs();
  const { inputs, clear } = choice;
  const estimate = estimateFine(inputs);
  return (
    <>
      <div className="gap-x-14 gap-y-8 lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] print:block">
        <div className="min-w-0 print:hidden">
          <FineForm texts={texts} {...choice} />
          <FineSummary inputs={inputs} estimate={estimate} />
        </div>
        <div className="min-w-0 max-lg:mt-8 lg:sticky lg:top-24 lg:self-start print:static">
          <FineResult texts={texts} inputs={inputs} estimate={estimate} onClear={clear} />
        </div>
      </div>
      {estimate ? (
        <ArticleParts texts={texts} notes={notes} inputs={inputs} checkedOn={checkedOn} />
      ) : null}
    </>
  );
}
