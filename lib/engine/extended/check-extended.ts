import type { FieldErrors } from "@/lib/core/errors";
import { checkExtraAnswers } from "@/lib/engine/extended/check-extra-answers";
import { extraAnswersOf } from "@/lib/engine/extended/chosen";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import { industries } from "@/lib/engine/questions/options";

/**
 * What is wrong with answers for an extended template, by field: those to its own questions, and an industry
 * for which its words do not hold. The form and the API ask this same rule.
 */
export function checkExtended(
  { name, industry, formConfig }: ExtendedTemplate,
  answers: object,
): FieldErrors {
  const errors = checkExtraAnswers(formConfig, extraAnswersOf(answers) ?? {});
  const given = "industry" in answers ? answers.industry : undefined;
  if (given !== industry) {
    errors.industry = [`Шаблон «${name}» написан для отрасли «${industries[industry]}»`];
  }
  return errors;
}
