import { extendedTemplates } from "@/lib/content/extended-catalogue";
import { DomainError, type FieldErrors } from "@/lib/core/errors";
import { canUseExtended } from "@/lib/documents/policy";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import { checkExtended } from "@/lib/engine/extended/check-extended";
import type { ExtendedTemplate } from "@/lib/engine/extended/types";

/** The extended template that answers ask for; undefined for the ordinary one of their type. */
export function templateIdOf(answers: DocumentAnswers): string | undefined {
  return "templateId" in answers ? answers.templateId : undefined;
}

/** What is kept in the column `customFields`: own clauses, and answers to questions of the template's own. */
export function customFieldsOf(answers: DocumentAnswers) {
  if (answers.type === "socialDisclaimer") return null;
  const { customFields, templateAnswers } = answers;
  if (!customFields && !templateAnswers) return null;
  return { ...customFields, ...(templateAnswers && { answers: templateAnswers }) };
}

/**
 * Whether the account may use the extended template that the answers name, and whether they answer its
 * questions. `catalogue`: the extended templates as they stand today.
 * @throws DomainError PREMIUM_REQUIRED; VALIDATION with an error beside each wrong answer.
 */
export function requireExtended(
  plan: Parameters<typeof canUseExtended>[0],
  answers: DocumentAnswers,
  catalogue: readonly ExtendedTemplate[],
): void {
  if (answers.type === "socialDisclaimer") return;
  const extended = catalogue.find(({ id }) => id === answers.templateId);
  // First: what is part of another plan is not explained question by question.
  if (extended && !canUseExtended(plan, extended)) {
    const name = extended.isUltra ? "Ultra" : "Premium";
    throw new DomainError(
      "PREMIUM_REQUIRED",
      `Шаблон «${extended.name}» входит в план ${name}. Подробнее: /premium`,
    );
  }
  const fieldErrors = extendedErrors(answers, catalogue);
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
  const { type, templateId, templateAnswers = {} } = answers;
  if (templateId === undefined) {
    return Object.keys(templateAnswers).length > 0
      ? { templateAnswers: ["Ответы на вопросы шаблона есть, а сам шаблон не выбран"] }
      : {};
  }
  const extended = catalogue.find(({ id }) => id === templateId);
  if (extended?.type !== type) {
    const known = catalogue.filter((template) => template.type === type);
    const names = known.map(({ id }) => id).join(", ");
    return {
      templateId: [
        `Такого расширенного шаблона для этого документа нет${names ? `. Есть: ${names}` : ""}`,
      ],
    };
  }
  return checkExtended(extended, answers);
}
