import type { FieldErrors } from "@/lib/core/errors";
import { industries } from "@/lib/engine/answers/options";
import { checkExtraAnswers } from "@/lib/engine/extended/check-extra-answers";
import type { ExtendedTemplate, TemplateAnswers } from "@/lib/engine/extended/types";

/**
 * What is wrong with answers for an extended template, by field: those to its own questions, and an industry
 * for which its words do not hold. The form and the API ask this same rule.
 */
export function checkExtended(
  { name, industry, formConfig }: ExtendedTemplate,
  answers: { industry?: unknown; templateAnswers?: TemplateAnswers | undefined },
): FieldErrors {
  const errors = checkExtraAnswers(formConfig, answers.templateAnswers ?? {});
  if (answers.industry !== industry) {
    errors.industry = [`Шаблон «${name}» написан для отрасли «${industries[industry]}»`];
  }
  return errors;
}
