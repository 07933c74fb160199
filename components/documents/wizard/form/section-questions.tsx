"use client";

import { later } from "@/components/documents/wizard/later";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { QuestionField } from "@/components/documents/wizard/questions/question-field";
import { firstQuestions } from "@/content/questions/first-questions";
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
  words?: Partial<Record<string, Question>>;
};

/** The questions of a section; those of the first one, unless other words are given. */
export function SectionQuestions({ plans, words = firstQuestions }: SectionQuestionsProps) {
  return plans.map((plan) => {
    if (plan.control === "extra") return <ExtraQuestionField key={plan.field} plan={plan} />;
    const question = words[plan.field];
    return question ? <QuestionField key={plan.field} plan={plan} question={question} /> : null;
  });
}

/** The same of a further section: its words come after the form, in a quiet moment. */
export const FurtherQuestions = later(
  async () =>
    (await import("@/components/documents/wizard/form/further-questions")).FurtherQuestions,
  { failure: "Вопросы не загрузились", isFolded: true },
);

export const isFirst = ({ field }: QuestionPlan): boolean => field in firstQuestions;
