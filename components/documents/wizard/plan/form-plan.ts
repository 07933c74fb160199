import { extraSection } from "@/components/documents/wizard/plan/extra-section";
import {
  type FormField,
  planOf,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import type { QuestionPlan, SectionPlan } from "@/components/documents/wizard/plan/question-plan";
import { summaryOf } from "@/components/documents/wizard/plan/summary";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { Condition } from "@/lib/engine/questions/definition";
import type { SectionOutline, TypeQuestionPlan } from "@/lib/engine/questions/form-plan";
import type { DocumentType } from "@/lib/engine/questions/options";
import { formPlan } from "@/lib/platform/content/form-plan";

/** Made once for each type: questions are compared by identity while somebody types. */
const made = new Map<DocumentType, SectionPlan[]>();

/**
 * The sections of step 2 for a type of document. Those of an industry template follow what the site is: the
 * answer that they depend on.
 */
export function sectionsFor(
  type: DocumentType,
  industryTemplate: IndustryTemplate | null = null,
): SectionPlan[] {
  const own = made.get(type) ?? formPlan.sections.flatMap((outline) => toSection(outline, type));
  made.set(type, own);
  if (industryTemplate === null) return own;
  const site = own.findIndex(({ id }) => id === "website");
  return [...own.slice(0, site + 1), extraSection(industryTemplate), ...own.slice(site + 1)];
}

/** The section as this document shows it; none where it asks nothing there. */
function toSection(outline: SectionOutline, type: DocumentType): SectionPlan[] {
  const { id, title, intro, note, wording, summary, borrowed } = outline;
  const own = outline.questions.filter(({ askedFor }) => isOneOf(askedFor, type));
  const others = borrowed && isOneOf(borrowed.for, type) ? borrowed.questions : [];
  const questions = [
    ...others.map((changes) => ({ ...planOf(changes.field), ...changes }) as TypeQuestionPlan),
    ...own,
  ];
  if (questions.length === 0) return [];
  const section = { id, title, intro, ...(note && { note }), ...wording?.[type], questions };
  const shown = (values: WizardValues) => questions.filter((plan) => isShown(plan, values));
  return [{ ...section, summary: (values) => summaryOf(shown(values), values, summary) }];
}

const isOneOf = (list: readonly string[], one: string) => list.includes(one);

/** The questions of a section that apply to the answers given so far. */
export function shownQuestions(section: SectionPlan, values: WizardValues): QuestionPlan[] {
  return section.questions.filter((plan) => isShown(plan, values));
}

function isShown(plan: QuestionPlan, values: WizardValues): boolean {
  if (plan.control === "extra") return plan.isShown(values);
  return plan.shownWhen?.some((condition) => holds(condition, values)) ?? true;
}

/** Whether all that a condition names is answered so. */
function holds(condition: Condition, values: WizardValues): boolean {
  return Object.entries(condition).every(([key, wanted]) => {
    const value = values[key as keyof WizardValues] as string | string[] | boolean;
    if (wanted === "given") return String(value).trim() !== "";
    if (wanted === true || wanted === undefined) return value === wanted;
    if ("not" in wanted) return value !== wanted.not;
    return [value].flat().some((one) => isOneOf(wanted, String(one)));
  });
}

/** All fields that apply, in the order in which they stand on the screen. */
export function shownFields(
  values: WizardValues,
  industryTemplate: IndustryTemplate | null,
): FormField[] {
  return sectionsFor(values.type, industryTemplate).flatMap((section) =>
    shownQuestions(section, values).map(({ field }) => field),
  );
}

/** True for a question without which no document is made; the full variant asks for more than the API. */
export function isRequired(plan: QuestionPlan, type: DocumentType): boolean {
  if (plan.control === "extra") return plan.question.isRequired;
  return plan.required === "always" || (plan.required === "form" && type !== "socialDisclaimer");
}
