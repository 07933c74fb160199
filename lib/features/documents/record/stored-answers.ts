import { DomainError } from "@/lib/core/errors";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { extraAnswersOf } from "@/lib/engine/industry-templates/chosen-template";
import { getCustomClauses } from "@/lib/engine/questions/custom-clauses";

/**
 * Parses stored answers with the current schema; they were stored under an older one, so it may fail.
 * @throws DomainError VALIDATION
 */
export function parseAnswers(stored: unknown): DocumentAnswers {
  const parsed = documentAnswersSchema.safeParse(stored);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? "";
  throw new DomainError(
    "VALIDATION",
    `Ответов, из которых составлен документ, сегодня мало: ${message}. Дополните их в форме.`,
  );
}

/**
 * The answers that are stored in a column of their own: custom clauses, and answers to the template's own questions.
 */
export function customFieldsOf(answers: DocumentAnswers) {
  const clauses = getCustomClauses(answers);
  const extra = extraAnswersOf(answers);
  if (!clauses && !extra) return null;
  return { ...clauses, ...(extra && { answers: extra }) };
}
