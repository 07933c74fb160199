import type { FormAnswers } from "@/lib/engine/answers/schema";
import type { DocumentType } from "@/lib/engine/questions/options";

/**
 * Answers as far as they are known: parsed ones (`FormAnswers`, `DisclaimerAnswers`) and those of a
 * form that is still being filled in, where a field may be absent, null, empty or half typed.
 */
export type AnswersDraft = { type?: DocumentType } & {
  [Field in keyof Omit<FormAnswers, "type">]?: FormAnswers[Field] | null;
};
