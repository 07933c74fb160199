import type { FieldProblem } from "@/components/documents/wizard/field-errors";
import { isRequired, shownQuestions } from "@/components/documents/wizard/plan/form-plan";
import { isAnswered, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import type { QuestionPlan, SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import { lowerFirst } from "@/components/ui/lower-first";
import { plural } from "@/lib/russian/plural";

/** Where a section stands, in one word for its mark and a few for its folded line. */
export type SectionState = {
  kind: "wrong" | "missing" | "untouched" | "done";
  words: string;
};

export function sectionState(
  section: SectionPlan,
  values: WizardValues,
  problems: FieldProblem[],
): SectionState {
  const wrong = problems.filter((problem) => problem.sectionId === section.id).length;
  if (wrong > 0) {
    return { kind: "wrong", words: plural(wrong, "ошибка", "ошибки", "ошибок") };
  }
  const asked = shownQuestions(section, values);
  const missing = asked.filter(
    (plan) => isRequired(plan, values.type) && !isAnswered(plan.field, values),
  );
  if (missing.some(({ control }) => control === "extra")) {
    // Their labels are whole sentences: «Осталось указать: записываете ли вы занятия» is no Russian.
    const count = plural(missing.length, "вопрос", "вопроса", "вопросов");
    return { kind: "missing", words: `Осталось ответить на ${count}` };
  }
  if (missing.length > 0) {
    const [first, ...others] = missing.map((plan) => lowerFirst(labelOf(plan)));
    const more = others.length > 0 ? ` и ещё ${others.length}` : "";
    return { kind: "missing", words: `Осталось указать: ${first}${more}` };
  }
  const isTouched = asked.some(({ field }) => isAnswered(field, values));
  if (!isTouched) return { kind: "untouched", words: "Можно пропустить" };
  return { kind: "done", words: section.summary(values) || "Заполнено" };
}

/** All that must be answered stands in the first section, whose words are there. */
const labelOf = (plan: QuestionPlan) => ("words" in plan && plan.words?.label) || "ответ";
