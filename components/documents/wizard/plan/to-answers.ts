import { industryTemplateAnswers } from "@/components/documents/wizard/plan/chosen-industry-template";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import {
  isAnswered,
  isExtraField,
  planOf,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswersInput } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

/**
 * The answers to send: only what was asked and applies. A field that is no longer shown keeps its
 * text in the form, in case it comes back, and is left out here.
 */
export function toAnswers(
  values: WizardValues,
  industryTemplate: IndustryTemplate | null,
): DocumentAnswersInput {
  const answers: Record<string, unknown> = { type: values.type };
  for (const field of shownFields(values, industryTemplate)) {
    if (isExtraField(field)) continue;
    const plan = planOf(field);
    // A required field left empty must fail with its own message, not as a missing key.
    if (plan.control === "statements") answers[field] = toStatements(values[plan.field]);
    else if (plan.control !== "customClauses" || isAnswered(field, values)) {
      answers[field] = values[field];
    }
  }
  return {
    ...answers,
    ...(industryTemplate && industryTemplateAnswers(industryTemplate, values)),
  } as DocumentAnswersInput;
}
