import type { DocumentType } from "@/lib/engine/answers/options";
import {
  type DocumentAnswersInput,
  disclaimerAnswersSchema,
  type FormAnswers,
} from "@/lib/engine/answers/schema";

const disclaimerFields = Object.keys(disclaimerAnswersSchema.shape);

/**
 * The answers of one owner as the form of another type takes them: the disclaimer knows five fields,
 * every other type all of them. Not parsed: what is missing for that type shows when it is.
 */
export function toAnswersOf(
  type: DocumentType,
  answers: Partial<Omit<FormAnswers, "type">> & { type?: DocumentType },
): DocumentAnswersInput {
  const known =
    type === "socialDisclaimer"
      ? Object.fromEntries(
          Object.entries(answers).filter(([field]) => disclaimerFields.includes(field)),
        )
      : answers;
  return { ...known, type } as DocumentAnswersInput;
}
