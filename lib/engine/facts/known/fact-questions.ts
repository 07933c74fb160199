import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import type { AnswerFact, QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";

type FactQuestion = { key: QuestionKey; fact: AnswerFact; question: QuestionDefinition };

/** The questions, of every kind, whose answer is a fact. */
export const factQuestions: readonly FactQuestion[] = questionKeys.flatMap((key) => {
  const question: QuestionDefinition = definitionOf(key);
  return question.fact ? [{ key, fact: question.fact, question }] : [];
});
