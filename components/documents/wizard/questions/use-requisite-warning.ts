"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { useDebouncedWarning } from "@/components/forms/use-debounced-warning";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { checkTypedRequisite } from "@/lib/russian/requisites";

/** A wrong check digit of ИНН or ОГРН, said beside the field; it never stops the form. */
export function useRequisiteWarning(plan: TypeQuestionPlan): string | undefined {
  const { control } = useFormContext<WizardValues>();
  const value = useWatch({ control, name: plan.field });
  const requisite = plan.control === "line" ? plan.requisite : undefined;
  const warning =
    typeof value === "string" && requisite ? checkTypedRequisite(requisite, value) : null;
  return useDebouncedWarning(warning ?? undefined);
}
