import type { DocumentAnswersInput, FormAnswers } from "@/lib/engine/answers/schema";
import { disclaimerQuestions } from "@/lib/engine/questions/definitions/disclaimer";
import { keysWith } from "@/lib/engine/questions/questions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

const disclaimerFields = ["type", ...Object.keys(disclaimerQuestions)];
/** Custom clauses and the industry template belong to the type that they were chosen for. */
const fieldsOfOneType: string[] = keysWith("ofOneType");

/**
 * Converts an owner's answers for the form of another type: the disclaimer has five fields, every other type has all of
 * them. Custom clauses are dropped, because they belong to places of the document that they were written for, and so is
 * an industry template. Not parsed: missing answers show when the result is parsed.
 */
export function toAnswersForType(
  type: DocumentType,
  answers: Partial<Omit<FormAnswers, "type">> & { type?: DocumentType },
): DocumentAnswersInput {
  const takes = (field: string) =>
    type === "socialDisclaimer"
      ? disclaimerFields.includes(field)
      : !fieldsOfOneType.includes(field) || answers.type === type;
  const known = Object.entries(answers).filter(([field]) => takes(field));
  return { ...Object.fromEntries(known), type } as DocumentAnswersInput;
}
