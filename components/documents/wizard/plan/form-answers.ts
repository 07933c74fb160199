import { z } from "zod";
import { shownFields } from "@/components/documents/wizard/plan/form-plan";
import {
  isAnswered,
  isExtraField,
  isStatementField,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import {
  type DocumentAnswersInput,
  disclaimerAnswersSchema,
  formAnswersSchema,
} from "@/lib/engine/answers/schema";
import { lines } from "@/lib/engine/answers/text";
import { answerTo, askedQuestions } from "@/lib/engine/extended/facts";
import type { ExtendedTemplate, FormConfig, TemplateAnswers } from "@/lib/engine/extended/types";

/** The route's schema; the wizard asks for the address besides (specification § 2, full variant). */
const fullSchema = formAnswersSchema.extend({
  legalAddress: lines(500).min(1, "Укажите адрес владельца сайта"),
});

/** What step 2 is checked against: the schema of `POST /api/documents`. */
export const wizardSchema = z.discriminatedUnion("type", [fullSchema, disclaimerAnswersSchema], {
  error: "Выберите тип документа",
});

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
