import type { UseFormReturn } from "react-hook-form";
import type { WizardValues } from "@/components/features/documents/form-model/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import {
  extraAnswersField,
  extraAnswersOf,
  industryField,
  templateField,
  templateIdOf,
} from "@/lib/engine/industry-templates/chosen-template";
import { answerTo, askedQuestions } from "@/lib/engine/industry-templates/facts";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

type Form = UseFormReturn<WizardValues, unknown, DocumentAnswers>;

/** The fields that determine the chosen template. */
export const templateFields = ["type", templateField] as const;

/**
 * The industry template of the form; null for the ordinary template. An id of another type is left over from a draft
 * that was turned into another document.
 */
export function chosenIndustryTemplate(
  values: Pick<WizardValues, (typeof templateFields)[number]>,
  templates: readonly IndustryTemplate[],
): IndustryTemplate | null {
  const chosen = templateIdOf(values);
  return templates.find(({ id, type }) => id === chosen && type === values.type) ?? null;
}

/**
 * Initial values of a form: an industry, and one of its templates. The template's texts apply to that industry only.
 */
export function initialIndustryValues(
  industry: IndustryTemplate["industry"] | undefined,
  industryTemplate: IndustryTemplate | null | undefined,
): Partial<WizardValues> {
  return {
    ...(industry && { [industryField]: industry }),
    ...(industryTemplate && { [templateField]: industryTemplate.id }),
  };
}

/** Sets the form's template; returning to the ordinary one keeps the facts of the site. */
export function chooseIndustryTemplate(
  form: Form,
  industryTemplate: IndustryTemplate | null,
): void {
  form.setValue(templateField, industryTemplate?.id ?? "");
  if (industryTemplate) form.setValue(industryField, industryTemplate.industry);
  form.clearErrors([industryField, extraAnswersField]);
}

/** An empty form for the same template as the given form. */
export function withSameTemplate(empty: WizardValues, before: WizardValues): WizardValues {
  const chosen = templateIdOf(before);
  if (chosen === undefined) return empty;
  return { ...empty, [templateField]: chosen, [industryField]: before[industryField] };
}

/** Answers to the template's own questions as they are typed. */
export const typedExtra = (values: WizardValues): TemplateAnswers => extraAnswersOf(values) ?? {};

/** The industry template's part of the answers: its id, and the answers to its own questions. */
export function industryTemplateAnswers(
  { id, formConfig }: IndustryTemplate,
  values: WizardValues,
) {
  const typed = typedExtra(values);
  const questions = askedQuestions(formConfig, typed).map(
    ({ key }) => [key, answerTo(key, typed)] as const,
  );
  return {
    [templateField]: id,
    [extraAnswersField]: Object.fromEntries(questions.filter(([, answer]) => answer !== "")),
  };
}
