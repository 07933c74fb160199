import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import type { GivenFact, QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";

type FactQuestion = { key: QuestionKey; fact: GivenFact; question: QuestionDefinition };

/** The questions whose answer is a fact, of every kind. */
export const factQuestions: readonly FactQuestion[] = questionKeys.flatMap((key) => {
  const question: QuestionDefinition = definitionOf(key);
  return question.fact ? [{ key, fact: question.fact, question }] : [];
});
