import {
  isAnswered,
  type QuestionPlan,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { questions } from "@/lib/engine/questions/questions";
import { plural } from "@/lib/russian/plural";

/** An answer as its owner gave it, one line an item; empty where nothing was answered. */
export function wordsOf(plan: TypeQuestionPlan, values: WizardValues): string[] {
  switch (plan.control) {
    case "line":
    case "address":
      return toStatements(values[plan.field].split("\n"));
    case "select":
    case "radio":
    case "neededConsents":
      return labels(plan.options, [values[plan.field]]);
    case "checklist":
      return labels(plan.options, values[plan.field]);
    case "yesNo":
      return [values[plan.field] ? "Да" : "Нет"];
    case "statements":
      return toStatements(values[plan.field]);
    case "customClauses": {
      const { replacements, additions } = values[plan.field];
      return [...replacements, ...additions].map(({ text }) => text);
    }
  }
}

/** The answers to these questions in a few words, or how many there are. */
export function summaryOf(
  plans: readonly TypeQuestionPlan[],
  values: WizardValues,
  kind?: "count",
): string {
  if (kind === "count") {
    const count = plans.flatMap(({ field }) => values[field]).length;
    return `Добавлено: ${plural(count, "пункт", "пункта", "пунктов")}`;
  }
  return plans
    .filter(({ field }) => !plans.some((plan) => replaces(plan, field, values)))
    .flatMap((plan) => inSummary(plan, values))
    .join(", ");
}

const replaces = (plan: TypeQuestionPlan, field: string, values: WizardValues) =>
  plan.replaces === field && isAnswered(plan.field, values);

function inSummary(plan: TypeQuestionPlan, values: WizardValues): string[] {
  if (plan.inSummary === undefined || plan.inSummary === "never") return [];
  if (plan.control === "customClauses") {
    const { additions, replacements } = values[plan.field];
    return [
      ...(additions.length > 0 ? [`добавлено: ${additions.length}`] : []),
      ...(replacements.length > 0 ? [`заменено: ${replacements.length}`] : []),
    ];
  }
  if (plan.inSummary === "unless other" && "options" in plan) {
    const { other: _tellsNothing, ...options } = plan.options;
    return wordsOf({ ...plan, options }, values);
  }
  // Its lines end with commas of their own.
  if (plan.control === "address") return [wordsOf(plan, values).join(" ")].filter(Boolean);
  return wordsOf(plan, values);
}

/** Labels of the chosen keys, in the order of the answer; unknown keys are left out. */
const labels = (options: Readonly<Record<string, string>>, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (Object.hasOwn(options, key) ? [options[key] as string] : []));

/** What a question is called on the screen. */
export function questionLabel(plan: QuestionPlan): string {
  return plan.control === "extra" ? plan.question.label : questions[plan.field].label;
}
