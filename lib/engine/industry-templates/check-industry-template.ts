import type { FieldErrors } from "@/lib/core/errors";
import { checkExtraAnswers } from "@/lib/engine/industry-templates/check-extra-answers";
import { extraAnswersOf, industryField } from "@/lib/engine/industry-templates/chosen-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { industries } from "@/lib/engine/questions/vocabulary/options";

/**
 * Checks answers for an industry template and returns messages by field: the answers to its own questions, and an
 * industry for which it is not written. The form and the API use this same rule.
 */
export function checkIndustryTemplate(
  { name, industry, formConfig }: IndustryTemplate,
  answers: object,
): FieldErrors {
  const errors = checkExtraAnswers(formConfig, extraAnswersOf(answers) ?? {});
  const chosenIndustry = industryField in answers ? answers[industryField] : undefined;
  if (chosenIndustry !== industry) {
    errors[industryField] = [`Шаблон «${name}» написан для отрасли «${industries[industry]}»`];
  }
  return errors;
}
