"use client";

import { later } from "@/components/documents/wizard/later";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { QuestionField } from "@/components/documents/wizard/questions/question-field";
import type { Question } from "@/content/questions/question";

const ExtraQuestionField = later(
  async () =>
    (await import("@/components/documents/wizard/extended/extra-question-field"))
      .ExtraQuestionField,
  { failure: "Вопрос не загрузился", isFolded: true },
);

type SectionQuestionsProps = {
  plans: readonly QuestionPlan[];
  /** The words of fields. */
  words: Partial<Record<string, Question>>;
};

/** The questions of a section. */
export function SectionQuestions({ plans, words }: SectionQuestionsProps) {
  return plans.map((plan) => {
    if (plan.control === "extra") return <ExtraQuestionField key={plan.field} plan={plan} />;
    const question = words[plan.field];
    return question ? <QuestionField key={plan.field} plan={plan} question={question} /> : null;
  });
}
