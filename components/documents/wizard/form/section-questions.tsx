"use client";

import { later } from "@/components/documents/wizard/later";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { QuestionField } from "@/components/documents/wizard/questions/question-field";
import type { QuestionWords } from "@/lib/engine/questions/definition";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";

const ExtraQuestionField = later(
  async () =>
    (await import("@/components/documents/wizard/industry/extra-question-field"))
      .ExtraQuestionField,
  { failure: "Вопрос не загрузился", isFolded: true },
);

type SectionQuestionsProps = {
  plans: readonly QuestionPlan[];
  wordsOf: (plan: TypeQuestionPlan) => QuestionWords | undefined;
};

/** The questions of a section. */
export function SectionQuestions({ plans, wordsOf }: SectionQuestionsProps) {
  return plans.map((plan) => {
    if (plan.control === "extra") return <ExtraQuestionField key={plan.field} plan={plan} />;
    const words = wordsOf(plan);
    return words ? <QuestionField key={plan.field} plan={plan} question={words} /> : null;
  });
}
