"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import { useDebouncedWarning } from "@/components/forms/use-debounced-warning";
import type { TypeQuestionModel } from "@/lib/engine/questions/form-model";
import { checkTypedRequisite } from "@/lib/russian/requisites";

/** Warns about a wrong check digit of ИНН or ОГРН next to the field; never blocks the form. */
export function useRequisiteWarning(model: TypeQuestionModel): string | undefined {
  const { control } = useFormContext<WizardValues>();
  const value = useWatch({ control, name: model.field });
  const requisite = model.control === "line" ? model.requisite : undefined;
  const warning =
    typeof value === "string" && requisite ? checkTypedRequisite(requisite, value) : null;
  return useDebouncedWarning(warning ?? undefined);
}
