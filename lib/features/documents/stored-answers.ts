import { DomainError } from "@/lib/core/errors";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";

/**
 * Answers from the store: parsed by the schema of their day; today's may ask for more.
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
