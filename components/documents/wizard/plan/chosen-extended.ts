import type { UseFormReturn } from "react-hook-form";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import {
  extraAnswersField,
  extraAnswersOf,
  templateField,
  templateIdOf,
} from "@/lib/engine/extended/chosen";
import { answerTo, askedQuestions } from "@/lib/engine/extended/facts";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

type Form = UseFormReturn<WizardValues, unknown, DocumentAnswers>;

/** What of the form says which template it is filled in for. */
export const templateFields = ["type", templateField] as const;

/**
 * The extended template that the form is filled in for; null for the ordinary one. An id of another type
 * is what is left of a draft that was turned into another document.
 */
export function chosenExtended(
  values: Pick<WizardValues, (typeof templateFields)[number]>,
  templates: readonly ExtendedTemplate[],
): ExtendedTemplate | null {
  const chosen = templateIdOf(values);
  return templates.find(({ id, type }) => id === chosen && type === values.type) ?? null;
}

/** What a form begins with: an industry, and the template of one. Its words hold only there. */
export function beginWith(
  industry: ExtendedTemplate["industry"] | undefined,
  extended: ExtendedTemplate | null | undefined,
): Partial<WizardValues> {
  return { ...(industry && { industry }), ...(extended && { [templateField]: extended.id }) };
}

/** Puts a template into the form; going back to the ordinary one leaves what is true of the site. */
export function chooseExtended(form: Form, extended: ExtendedTemplate | null): void {
  form.setValue(templateField, extended?.id ?? "");
  if (extended) form.setValue("industry", extended.industry);
  form.clearErrors(["industry", extraAnswersField]);
}

/** An empty form for the template that the other one was filled in for. */
export function withSameTemplate(empty: WizardValues, before: WizardValues): WizardValues {
  const chosen = templateIdOf(before);
  if (chosen === undefined) return empty;
  return { ...empty, [templateField]: chosen, industry: before.industry };
}

/** Answers to the template's own questions as they are typed. */
export const typedExtra = (values: WizardValues): TemplateAnswers => extraAnswersOf(values) ?? {};

/** What goes with the answers to the other questions: the template, and what it asks and was told. */
export function extendedAnswers({ id, formConfig }: ExtendedTemplate, values: WizardValues) {
  const typed = typedExtra(values);
  const asked = askedQuestions(formConfig, typed).map(
    ({ key }) => [key, answerTo(key, typed)] as const,
  );
  return {
    [templateField]: id,
    [extraAnswersField]: Object.fromEntries(asked.filter(([, answer]) => answer !== "")),
  };
}
