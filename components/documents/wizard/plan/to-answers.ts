import { extendedAnswers } from "@/components/documents/wizard/plan/chosen-extended";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import {
  isAnswered,
  isExtraField,
  planOf,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswersInput } from "@/lib/engine/answers/schema";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/**
 * The answers to send: only what was asked and applies. A field that is no longer shown keeps its
 * text in the form, in case it comes back, and is left out here.
 */
export function toAnswers(
  values: WizardValues,
  extended: ExtendedTemplate | null,
): DocumentAnswersInput {
  const answers: Record<string, unknown> = { type: values.type };
  for (const field of shownFields(values, extended)) {
    if (isExtraField(field)) continue;
    const plan = planOf(field);
    // A required field left empty must fail with its own message, not as a missing key.
    if (plan.control === "statements") answers[field] = toStatements(values[plan.field]);
    else if (plan.control !== "ownClauses" || isAnswered(field, values)) {
      answers[field] = values[field];
    }
  }
  return { ...answers, ...(extended && extendedAnswers(extended, values)) } as DocumentAnswersInput;
}
