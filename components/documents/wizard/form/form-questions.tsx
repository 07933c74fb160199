"use client";

import { SectionQuestions } from "@/components/documents/wizard/form/section-questions";
import { later } from "@/components/documents/wizard/later";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";

/** Those of the first section, whose words come with the form. */
export function FirstQuestions({ plans }: { plans: readonly QuestionPlan[] }) {
  return <SectionQuestions plans={plans} wordsOf={(plan) => plan.words} />;
}

/** Those of a further section: their words come after the form, in a quiet moment. */
export const FurtherQuestions = later(
  async () =>
    (await import("@/components/documents/wizard/form/further-questions")).FurtherQuestions,
  { failure: "Вопросы не загрузились", isFolded: true },
);

export const isFirst = (plan: QuestionPlan): boolean => "words" in plan;
