import { DomainError } from "@/lib/core/errors";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";

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
