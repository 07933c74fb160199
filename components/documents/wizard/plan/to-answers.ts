import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import {
  isAnswered,
  isExtraField,
  isStatementField,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswersInput } from "@/lib/engine/answers/schema";
import { answerTo, askedQuestions } from "@/lib/engine/extended/facts";
import type { ExtendedTemplate, FormConfig, TemplateAnswers } from "@/lib/engine/extended/types";

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
    // A required field left empty must fail with its own message, not as a missing key.
    if (isStatementField(field)) answers[field] = toStatements(values[field]);
    else if (field !== "customFields" || isAnswered(field, values)) answers[field] = values[field];
  }
  if (extended) {
    answers.templateId = extended.id;
    answers.templateAnswers = toTemplateAnswers(extended.formConfig, values.templateAnswers);
  }
  return answers as DocumentAnswersInput;
}

function toTemplateAnswers(config: FormConfig, typed: TemplateAnswers): TemplateAnswers {
  const asked = askedQuestions(config, typed).map(
    ({ key }) => [key, answerTo(key, typed)] as const,
  );
  return Object.fromEntries(asked.filter(([, answer]) => answer !== ""));
}
