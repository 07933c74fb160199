import type { FieldErrors } from "@/lib/core/errors";
import { checkExtraAnswers } from "@/lib/engine/industry-templates/check-extra-answers";
import { extraAnswersOf, industryField } from "@/lib/engine/industry-templates/chosen";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { industries } from "@/lib/engine/questions/vocabulary/options";

/**
 * What is wrong with answers for an industry template, by field: those to its own questions, and an industry
 * for which its words do not hold. The form and the API ask this same rule.
 */
export function checkIndustryTemplate(
  { name, industry, formConfig }: IndustryTemplate,
  answers: object,
): FieldErrors {
  const errors = checkExtraAnswers(formConfig, extraAnswersOf(answers) ?? {});
  const given = industryField in answers ? answers[industryField] : undefined;
  if (given !== industry) {
    errors[industryField] = [`Шаблон «${name}» написан для отрасли «${industries[industry]}»`];
  }
  return errors;
}
