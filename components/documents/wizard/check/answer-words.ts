import { extraAnswerWords } from "@/components/documents/wizard/plan/extra-section";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { wordsOf } from "@/components/documents/wizard/plan/summary";

/**
 * An answer as its owner gave it, one line an item; empty where nothing was answered. For the summary
 * before a document is made.
 */
export function answerWords(plan: QuestionPlan, values: WizardValues): string[] {
  if (plan.control === "extra") return extraAnswerWords(plan.question, values);
  const words = wordsOf(plan, values);
  const isWhole = plan.control === "neededConsents" && words.length === 0;
  return isWhole && plan.unset ? [plan.unset] : words;
}
