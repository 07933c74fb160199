import { extraAnswerWords } from "@/components/documents/wizard/extended/extra-section";
import type { WizardValues } from "@/components/documents/wizard/plan/form-values";
import { toStatements } from "@/components/documents/wizard/plan/form-values";
import { labels, type QuestionPlan } from "@/components/documents/wizard/plan/question-plan";
import { consentPurposes } from "@/lib/engine/answers/options";

/**
 * An answer as its owner gave it, one line an item; empty where nothing was answered. For the summary
 * before a document is made.
 */
export function answerWords(plan: QuestionPlan, values: WizardValues): string[] {
  switch (plan.control) {
    case "line":
    case "address":
      return toStatements(values[plan.field].split("\n"));
    case "select":
    case "radio":
      return labels(plan.options, [values[plan.field]]);
    case "checklist":
      return labels(plan.options, values[plan.field]);
    case "yesNo":
      return [values[plan.field] ? "Да" : "Нет"];
    case "statements":
      return toStatements(values[plan.field]);
    case "consentPurpose":
      return values.consentPurpose === ""
        ? ["Все, которые нужны"]
        : labels(consentPurposes, [values.consentPurpose]);
    case "ownClauses":
      return [...values.customFields.replacements, ...values.customFields.additions].map(
        ({ text }) => text,
      );
    case "extra":
      return extraAnswerWords(plan.question, values);
  }
}
