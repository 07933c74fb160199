import { planNames } from "@/content/plans/plan-names";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkIndustryTemplate } from "@/lib/engine/industry-templates/check-industry-template";
import {
  extraAnswersField,
  extraAnswersOf,
  templateField,
  templateIdOf,
} from "@/lib/engine/industry-templates/chosen-template";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import { canUseIndustryTemplate } from "@/lib/features/documents/rights/plan-rights";
import {
  industryTemplates,
  noSuchIndustryTemplate,
} from "@/lib/platform/content/industry-catalogue";

/**
 * Checks that the plan includes the industry template of the answers, and that they answer its questions.
 * `industryTemplate` is that template in its current state; null when the answers have none.
 * @throws DomainError PREMIUM_REQUIRED; VALIDATION with an error next to each wrong answer.
 */
export function requireIndustryTemplate(
  plan: Parameters<typeof canUseIndustryTemplate>[0],
  answers: DocumentAnswers,
  industryTemplate: IndustryTemplate | null,
): void {
  if (answers.type === "socialDisclaimer") return;
  // First: a user without the plan should not be asked question by question.
  if (industryTemplate && !canUseIndustryTemplate(plan, industryTemplate)) {
    const name = planNames[industryTemplate.isUltra ? "ultra" : "premium"];
    throw new DomainError(
      "PREMIUM_REQUIRED",
      `Шаблон «${industryTemplate.name}» входит в план «${name}». Подробнее: /premium`,
    );
  }
  const fieldErrors = industryTemplateErrors(answers, industryTemplate ? [industryTemplate] : []);
  const messages = Object.values(fieldErrors).flat();
  if (messages.length > 0) {
    throw new DomainError("VALIDATION", messages.join(". "), { fieldErrors });
  }
}

/** The faults of the chosen template and its answers, by field. The form runs the same check before it sends. */
export function industryTemplateErrors(
  answers: Exclude<DocumentAnswers, { type: "socialDisclaimer" }>,
  catalogue: readonly IndustryTemplate[] = industryTemplates,
): FieldErrors {
  const { type } = answers;
  const chosen = templateIdOf(answers);
  if (chosen === undefined) {
    return Object.keys(extraAnswersOf(answers) ?? {}).length > 0
      ? { [extraAnswersField]: ["Ответы на вопросы шаблона есть, а сам шаблон не выбран"] }
      : {};
  }
  const industryTemplate = catalogue.find(({ id }) => id === chosen);
  if (industryTemplate?.type !== type) {
    return { [templateField]: [noSuchIndustryTemplate(type)] };
  }
  return checkIndustryTemplate(industryTemplate, answers);
}
