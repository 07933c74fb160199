import { planNames } from "@/content/plan-names";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkExtended } from "@/lib/engine/extended/check-extended";
import {
  extraAnswersField,
  extraAnswersOf,
  templateField,
  templateIdOf,
} from "@/lib/engine/extended/chosen";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";
import { ownClausesAmong } from "@/lib/engine/own-clauses/known";
import { canUseExtended } from "@/lib/features/documents/policy";
import { extendedTemplates, noSuchExtended } from "@/lib/platform/content/extended-catalogue";

/** What is kept in a column of its own: own clauses, and answers to questions of the template's own. */
export function customFieldsOf(answers: DocumentAnswers) {
  const clauses = ownClausesAmong(answers);
  const extra = extraAnswersOf(answers);
  if (!clauses && !extra) return null;
  return { ...clauses, ...(extra && { answers: extra }) };
}

/**
 * Whether the account may use the extended template that the answers name, and whether they answer its
 * questions. `extended`: that template as it stands today, null when they name none.
 * @throws DomainError PREMIUM_REQUIRED; VALIDATION with an error beside each wrong answer.
 */
export function requireExtended(
  plan: Parameters<typeof canUseExtended>[0],
  answers: DocumentAnswers,
  extended: ExtendedTemplate | null,
): void {
  if (answers.type === "socialDisclaimer") return;
  // First: what is part of another plan is not explained question by question.
  if (extended && !canUseExtended(plan, extended)) {
    const name = planNames[extended.isUltra ? "ultra" : "premium"];
    throw new DomainError(
      "PREMIUM_REQUIRED",
      `Шаблон «${extended.name}» входит в план «${name}». Подробнее: /premium`,
    );
  }
  const fieldErrors = extendedErrors(answers, extended ? [extended] : []);
  const messages = Object.values(fieldErrors).flat();
  if (messages.length > 0) {
    throw new DomainError("VALIDATION", messages.join(". "), { fieldErrors });
  }
}

/** What is wrong with the chosen template and its answers, by field; the form asks the same before it sends. */
export function extendedErrors(
  answers: Exclude<DocumentAnswers, { type: "socialDisclaimer" }>,
  catalogue: readonly ExtendedTemplate[] = extendedTemplates,
): FieldErrors {
  const { type } = answers;
  const chosen = templateIdOf(answers);
  if (chosen === undefined) {
    return Object.keys(extraAnswersOf(answers) ?? {}).length > 0
      ? { [extraAnswersField]: ["Ответы на вопросы шаблона есть, а сам шаблон не выбран"] }
      : {};
  }
  const extended = catalogue.find(({ id }) => id === chosen);
  if (extended?.type !== type) {
    return { [templateField]: [noSuchExtended(type)] };
  }
  return checkExtended(extended, answers);
}
