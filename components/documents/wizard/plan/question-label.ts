import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { questions } from "@/lib/engine/questions/questions";

/** What a question is called on the screen. */
export function questionLabel(plan: QuestionPlan): string {
  return plan.control === "extra" ? plan.question.label : questions[plan.field].label;
}
