import type { FieldProblem } from "@/components/documents/wizard/form/field-errors";
import {
  isRequired,
  type SectionPlan,
  shownQuestions,
} from "@/components/documents/wizard/plan/form-plan";
import { emptyValues, type WizardValues } from "@/components/documents/wizard/plan/form-values";
import { lowerFirst } from "@/components/ui/lower-first";
import { questions } from "@/content/questions";
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
  const asked = shownQuestions(section, values).map(({ field }) => field);
  const missing = asked.filter(
    (field) => isRequired(field, values.type) && String(values[field]).trim() === "",
  );
  if (missing.length > 0) {
    const [first, ...others] = missing.map((field) => lowerFirst(questions[field].label));
    const more = others.length > 0 ? ` и ещё ${others.length}` : "";
    return { kind: "missing", words: `Осталось указать: ${first}${more}` };
  }
  const untouched = emptyValues(values.type);
  const isTouched = asked.some((field) => {
    const value = values[field];
    return Array.isArray(value) ? value.length > 0 : value !== untouched[field];
  });
  if (!isTouched) return { kind: "untouched", words: "Можно пропустить" };
  return { kind: "done", words: section.summary(values) || "Заполнено" };
}
