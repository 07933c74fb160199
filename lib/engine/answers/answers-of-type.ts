import type { DocumentAnswersInput, FormAnswers } from "@/lib/engine/answers/schema";
import { disclaimerQuestions } from "@/lib/engine/questions/definitions/disclaimer";
import { keysWith } from "@/lib/engine/questions/questions";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

const disclaimerFields = ["type", ...Object.keys(disclaimerQuestions)];
/** Custom clauses and an industry template belong to the type that they were chosen for. */
const fieldsOfOneType: string[] = keysWith("ofOneType");

/**
 * The answers of one owner as the form of another type takes them: the disclaimer knows five fields, every
 * other type all of them. Custom clauses are left out, because they belong to places of the document that they
 * were written for; so is an industry template. Not parsed: what is missing for that type shows when it is.
 */
export function toAnswersOf(
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
