import {
  isAnswered,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { DocumentAnswers } from "@/lib/engine/answers/schema";
import type { TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import { formPlan } from "@/lib/platform/content/form-plan";

/**
 * The form filled from the answers of a document, as the form itself would have got them: a client of
 * the API may name a counter without saying that data go to anybody, and the form asks for the counter
 * only then. Not for drafts: there a box that was unticked stays so.
 */
export function fromStoredAnswers(answers: DocumentAnswers): WizardValues {
  const values = restoreValues(answers.type, answers);
  for (const plan of formPlan.sections.flatMap(({ questions }) => questions)) {
    if (isAnswered(plan.field, values)) tickFor(plan, values);
  }
  return values;
}

/** Ticks in lists what this question is shown for. */
function tickFor({ shownWhen }: TypeQuestionPlan, values: WizardValues): void {
  const [condition, ...others] = shownWhen ?? [];
  if (!condition || others.length > 0) return;
  const lists = values as unknown as Record<string, unknown>;
  for (const [key, wanted] of Object.entries(condition)) {
    const ticked = lists[key];
    const [option] = Array.isArray(wanted) ? wanted : [];
    if (option === undefined || !Array.isArray(ticked) || ticked.includes(option)) continue;
    lists[key] = [...ticked, option];
  }
}
