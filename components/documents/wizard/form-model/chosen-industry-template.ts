import type { UseFormReturn } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/form-model/form-values";
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
 * The industry template that the form is filled in for; null for the ordinary one. An id of another type
 * is what is left of a draft that was turned into another document.
 */
export function chosenIndustryTemplate(
  values: Pick<WizardValues, (typeof templateFields)[number]>,
  templates: readonly IndustryTemplate[],
): IndustryTemplate | null {
  const chosen = templateIdOf(values);
  return templates.find(({ id, type }) => id === chosen && type === values.type) ?? null;
}

/** What a form begins with: an industry, and the template of one. Its words hold only there. */
export function initialIndustryValues(
  industry: IndustryTemplate["industry"] | undefined,
  industryTemplate: IndustryTemplate | null | undefined,
): Partial<WizardValues> {
  return {
    ...(industry && { [industryField]: industry }),
    ...(industryTemplate && { [templateField]: industryTemplate.id }),
  };
}

/** Puts a template into the form; going back to the ordinary one leaves what is true of the site. */
export function chooseIndustryTemplate(
  form: Form,
  industryTemplate: IndustryTemplate | null,
): void {
  form.setValue(templateField, industryTemplate?.id ?? "");
  if (industryTemplate) form.setValue(industryField, industryTemplate.industry);
  form.clearErrors([industryField, extraAnswersField]);
}

/** An empty form for the template that the other one was filled in for. */
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
  const asked = askedQuestions(formConfig, typed).map(
    ({ key }) => [key, answerTo(key, typed)] as const,
  );
  return {
    [templateField]: id,
    [extraAnswersField]: Object.fromEntries(asked.filter(([, answer]) => answer !== "")),
  };
}
