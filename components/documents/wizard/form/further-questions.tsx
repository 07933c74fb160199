"use client";

import { SectionQuestions } from "@/components/documents/wizard/form/section-questions";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { questions } from "@/lib/engine/questions/questions";

/** The questions of any section. */
export function FurtherQuestions({ plans }: { plans: readonly QuestionPlan[] }) {
  return <SectionQuestions plans={plans} wordsOf={({ field }) => questions[field]} />;
}
