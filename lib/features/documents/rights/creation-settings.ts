import "server-only";

import { DomainError } from "@/lib/core/errors";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { templateIdOf } from "@/lib/engine/industry-templates/chosen-template";
import { customClausesField, toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import { requireIndustryTemplate } from "@/lib/features/documents/rights/industry-templates";
import { canAddClauses, canCreate } from "@/lib/features/documents/rights/plan-rights";
import { findTemplateSource } from "@/lib/features/templates/in-force/template-source";
import type { Account } from "@/lib/platform/auth/account";
import { environment } from "@/lib/platform/config/environment";
import type { Database } from "@/lib/platform/db/database";

/** The settings that, together with the account and the answers, decide whether a document may be created. */
export type CreationSettings = {
  now: Date;
  /** Whether the user's address has to be confirmed before the first document. */
  requireEmailConfirmation: boolean;
};

/** The current settings of this installation. */
export const creationSettings = (now: Date): CreationSettings => ({
  now,
  requireEmailConfirmation: environment().requireEmailConfirmation,
});

/**
 * Returns the template in force for these answers, for a new document or a new edition.
 * @throws DomainError PREMIUM_REQUIRED, EMAIL_NOT_CONFIRMED; VALIDATION for an unknown industry template,
 * and for answers that it rejects.
 */
export async function requireTemplateSource(
  database: Database,
  account: Account,
  answers: DocumentAnswers,
  { requireEmailConfirmation }: Pick<CreationSettings, "requireEmailConfirmation">,
): Promise<TemplateSource> {
  if (!canCreate(account, answers.type)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Этот документ создают на премиум-плане. Подробнее: /premium",
    );
  }
  const source = await findTemplateSource(database, answers.type, templateIdOf(answers));
  requireIndustryTemplate(account, answers, source.industryTemplate);
  if (hasCustomClauses(answers) && !canAddClauses(account)) {
    throw new DomainError(
      "PREMIUM_REQUIRED",
      "Свои пункты добавляют на премиум-плане. Уберите их или перейдите на премиум: /premium",
    );
  }
  if (requireEmailConfirmation && !account.emailConfirmed) {
    const message = "Подтвердите email: ссылка пришла вам в письме после регистрации.";
    throw new DomainError("EMAIL_NOT_CONFIRMED", message);
  }
  return source;
}

const hasCustomClauses = (answers: AnswersDraft) =>
  toKnownCustomClauses(answers[customClausesField]) !== null;
