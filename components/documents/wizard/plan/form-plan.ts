import { typedExtra } from "@/components/documents/wizard/plan/chosen-industry-template";
import {
  type ExtraField,
  type FormField,
  isAnswered,
  planOf,
  type QuestionPlan,
  toStatements,
  type WizardValues,
} from "@/components/documents/wizard/plan/form-values";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { lengthOf, proposedLength } from "@/lib/engine/facts/proposed-length";
import {
  answerTo,
  askedQuestions,
  extraField,
  isDate,
} from "@/lib/engine/industry-templates/facts";
import type { ExtraQuestion, IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { TypedRow } from "@/lib/engine/questions/answer";
import { isConditionMet } from "@/lib/engine/questions/conditions";
import type { Columns, SectionNote } from "@/lib/engine/questions/definition";
import {
  formPlan,
  type SectionOutline,
  type TypeQuestionPlan,
} from "@/lib/engine/questions/form-plan";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/options";
import { questions } from "@/lib/engine/questions/questions";
import { lowerFirst } from "@/lib/russian/lower-first";
import { plural } from "@/lib/russian/plural";

/** Made once for each type: questions are compared by identity while the user types. */
const madeForTypes = new Map<DocumentType, SectionPlan[]>();

/**
 * The sections of step 2 for a type of document. Those of an industry template follow what the site is: the
 * answer that they depend on.
 */
export function sectionsFor(
  type: DocumentType,
  industryTemplate: IndustryTemplate | null = null,
): SectionPlan[] {
  const own =
    madeForTypes.get(type) ?? formPlan.sections.flatMap((outline) => toSection(outline, type));
  madeForTypes.set(type, own);
  if (industryTemplate === null) return own;
  const site = own.findIndex(({ id }) => id === "website");
  return [...own.slice(0, site + 1), extraSection(industryTemplate), ...own.slice(site + 1)];
}

/** The section as this document shows it; none where it asks nothing there. */
function toSection(outline: SectionOutline, type: DocumentType): SectionPlan[] {
  const { id, title, intro, note, main, wording, summary, borrowed } = outline;
  const own = outline.questions.filter(({ askedFor }) => isOneOf(askedFor, type));
  const others = borrowed && isOneOf(borrowed.for, type) ? borrowed.questions : [];
  const questions = [
    ...others.map((changes) => ({ ...planOf(changes.field), ...changes }) as TypeQuestionPlan),
    ...own,
  ];
  if (questions.length === 0) return [];
  const section = {
    ...{ id, title, intro, questions },
    ...(note && { note }),
    ...(main && { main }),
    ...wording?.[type],
    // The disclaimer asks nothing that could be left.
    ...(own.length === 0 && { isCore: true as const }),
  };
  const shown = (values: WizardValues) => questions.filter((plan) => isShown(plan, values));
  return [
    {
      ...section,
      summary: (values, some = shown(values)) =>
        summaryOf(some as TypeQuestionPlan[], values, summary),
    },
  ];
}

const isOneOf = (list: readonly string[], one: string) => list.includes(one);

/** The questions of a section that apply to the answers given so far. */
export function shownQuestions(section: SectionPlan, values: WizardValues): QuestionPlan[] {
  return section.questions.filter((plan) => isShown(plan, values));
}

/** Whether a question of the type is on the screen with these answers. */
export function isAskedNow(field: TypeQuestionPlan["field"], values: WizardValues): boolean {
  const plan = planOf(field);
  return isOneOf(plan.askedFor, values.type) && isShown(plan, values);
}

function isShown(plan: QuestionPlan, values: WizardValues): boolean {
  if (plan.control === "extra") return plan.isShown(values);
  return plan.shownWhen?.some((condition) => isConditionMet(condition, values)) ?? true;
}

/** All fields that apply, in the order of the screen. */
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

export type SectionPlan = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  note?: SectionNote;
  main?: SectionOutline["main"];
  /** All of its questions stand on the main path. */
  isCore?: true;
  questions: QuestionPlan[];
  /** The answers in a few words, for the folded section: to these questions, or to all that are shown. */
  summary: (values: WizardValues, some?: readonly QuestionPlan[]) => string;
};

/** Made once for each template: its questions are compared by identity while the user types. */
const madeForTemplates = new WeakMap<IndustryTemplate, SectionPlan>();

/** The section of step 2 that asks an industry template's own questions. */
function extraSection(industryTemplate: IndustryTemplate): SectionPlan {
  const before = madeForTemplates.get(industryTemplate);
  if (before) return before;
  const { name, formConfig } = industryTemplate;
  const asked = (values: WizardValues) => askedQuestions(formConfig, typedExtra(values));
  const section: SectionPlan = {
    id: "industryTemplate",
    title: `Шаблон «${name}»`,
    intro: "Эти вопросы есть только у отраслевого шаблона: по ответам пишутся его пункты.",
    questions: formConfig.questions.map((question) => ({
      field: extraField(question.key) as ExtraField,
      control: "extra",
      question,
      isShown: (values) => asked(values).some(({ key }) => key === question.key),
    })),
    summary: (values) => {
      const given = asked(values).filter(({ key }) => answerTo(key, typedExtra(values)) !== "");
      return plural(given.length, "ответ", "ответа", "ответов");
    },
  };
  madeForTemplates.set(industryTemplate, section);
  return section;
}

/** An answer to an extra question in words, a line an item; empty when there is none. */
export function extraAnswerLines(
  { key, kind, options = {} }: ExtraQuestion,
  values: WizardValues,
): string[] {
  const answer = answerTo(key, typedExtra(values));
  if (answer === "") return [];
  switch (kind) {
    case "yesNo":
      return [answer === "yes" ? "Да" : "Нет"];
    case "choice":
      return Object.hasOwn(options, answer) ? [options[answer] as string] : [];
    case "date":
      return isDate(answer) ? [formatRussianDate(answer)] : [];
    default:
      return answer.split("\n").filter((line) => line.trim() !== "");
  }
}

/** An answer as its owner gave it, one line an item; empty where nothing was answered. */
export function answerLines(plan: TypeQuestionPlan, values: WizardValues): string[] {
  switch (plan.control) {
    case "line":
    case "address":
      return toStatements(values[plan.field].split("\n"));
    case "select":
    case "radio":
    case "neededConsents":
      return labels(plan.options, [values[plan.field]]);
    case "proposed":
      return labels(plan.options, [chosenOrProposed(values[plan.field], values)]);
    case "checklist":
      return labels(plan.options, values[plan.field]);
    case "yesNo":
      return [values[plan.field] ? "Да" : "Нет"];
    case "statements":
      return toStatements(values[plan.field]);
    case "rows":
      return values[plan.field].flatMap((row) => rowSummary(row, plan.columns) || []);
    case "customClauses": {
      const { replacements, additions } = values[plan.field];
      return [...replacements, ...additions].map(({ text }) => text);
    }
  }
}

/** The answer of a question that proposes one as long as none was chosen. */
export function chosenOrProposed(chosen: string, values: WizardValues): string {
  return chosen === "" ? proposedLength(values) : chosen;
}

/** The length that the document of this form has. */
export const formLength = (values: WizardValues): DocumentLength =>
  lengthOf(
    isAskedNow("documentLength", values)
      ? { documentLength: chosenOrProposed(values.documentLength, values) as DocumentLength }
      : {},
  );

/** A record in a line: «ООО «Скороход» — доставка»; empty where nothing of that is said. */
export function rowSummary(row: TypedRow, columns: Columns): string {
  const words = Object.entries(columns).flatMap(([key, column]) => {
    const value = row[key];
    if (!column.inSummary || typeof value !== "string" || value.trim() === "") return [];
    return column.kind === "choice" ? labels(column.options, [value]) : [value.trim()];
  });
  return words.join(" — ");
}

/** The answers to these questions in a few words, or how many there are. */
export function summaryOf(
  plans: readonly TypeQuestionPlan[],
  values: WizardValues,
  kind?: "count",
): string {
  if (kind === "count") {
    const count = plans.flatMap(({ field }) => values[field] as unknown).length;
    return count === 0 ? "" : `Добавлено: ${plural(count, "пункт", "пункта", "пунктов")}`;
  }
  const said = plans
    .filter(({ field }) => !plans.some((plan) => replaces(plan, field, values)))
    .map((plan) => ({ plan, words: inSummary(plan, values) }))
    .filter(({ words }) => words.length > 0);
  // Several lists in a line: a mark of their own parts them.
  const mark = said.some(({ plan }) => isList(plan)) ? "; " : ", ";
  return said
    .map(({ plan, words }) =>
      words.map((word, index) => (index > 0 && isList(plan) ? lowerFirst(word) : word)).join(", "),
    )
    .join(mark);
}

const isList = ({ control }: TypeQuestionPlan) => control === "checklist" || control === "rows";

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
    return answerLines({ ...plan, options }, values);
  }
  // Its lines end with commas of their own.
  if (plan.control === "address") return [answerLines(plan, values).join(" ")].filter(Boolean);
  return answerLines(plan, values);
}

/** Labels of the chosen keys, in the order of the answer; unknown keys are left out. */
const labels = (options: Readonly<Record<string, string>>, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (Object.hasOwn(options, key) ? [options[key] as string] : []));

/** What a question is called on the screen. */
export function questionLabel(plan: QuestionPlan): string {
  return plan.control === "extra" ? plan.question.label : questions[plan.field].label;
}
