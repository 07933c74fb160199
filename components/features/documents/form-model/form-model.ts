import { typedExtra } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  type ExtraField,
  type FormField,
  isAnswered,
  modelOf,
  type QuestionModel,
  toStatements,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { lengthOf, proposedLength } from "@/lib/engine/facts/proposed-length";
import {
  answerTo,
  askedQuestions,
  extraField,
  isAnyDate,
} from "@/lib/engine/industry-templates/facts";
import type { ExtraQuestion, IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { FormRow } from "@/lib/engine/questions/answer";
import { isConditionMet } from "@/lib/engine/questions/conditions";
import {
  formModel,
  type SectionOutline,
  type TypeQuestionModel,
} from "@/lib/engine/questions/form-model";
import { questions } from "@/lib/engine/questions/questions";
import type { Columns, SectionNote } from "@/lib/engine/questions/vocabulary/definition";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { lowerFirst } from "@/lib/russian/first-letter";
import { plural } from "@/lib/russian/plural";

/** Cached by type: questions are compared by identity while the user types. */
const madeForTypes = new Map<DocumentType, SectionModel[]>();

/**
 * The sections of step 2 for a document type. Those of an industry template come after the industry, the answer that
 * they depend on.
 */
export function sectionsFor(
  type: DocumentType,
  industryTemplate: IndustryTemplate | null = null,
): SectionModel[] {
  const own =
    madeForTypes.get(type) ?? formModel.sections.flatMap((outline) => toSection(outline, type));
  madeForTypes.set(type, own);
  if (industryTemplate === null) return own;
  const site = own.findIndex(({ id }) => id === "website");
  return [...own.slice(0, site + 1), extraSection(industryTemplate), ...own.slice(site + 1)];
}

/** The section as shown for this document; none if it has no questions here. */
function toSection(outline: SectionOutline, type: DocumentType): SectionModel[] {
  const { id, title, intro, note, main, wording, summary, borrowed } = outline;
  const own = outline.questions.filter(({ askedFor }) => isOneOf(askedFor, type));
  const others = borrowed && isOneOf(borrowed.for, type) ? borrowed.questions : [];
  const questions = [
    ...others.map((changes) => ({ ...modelOf(changes.field), ...changes }) as TypeQuestionModel),
    ...own,
  ];
  if (questions.length === 0) return [];
  const section = {
    ...{ id, title, intro, questions },
    ...(note && { note }),
    ...(main && { main }),
    ...wording?.[type],
    // The disclaimer has no optional questions.
    ...(own.length === 0 && { isCore: true as const }),
  };
  const shown = (values: WizardValues) => questions.filter((model) => isShown(model, values));
  return [
    {
      ...section,
      summary: (values, some = shown(values)) =>
        summaryOf(some as TypeQuestionModel[], values, summary),
    },
  ];
}

const isOneOf = (list: readonly string[], one: string) => list.includes(one);

/** The questions of a section that apply to the current answers. */
export function shownQuestions(section: SectionModel, values: WizardValues): QuestionModel[] {
  return section.questions.filter((model) => isShown(model, values));
}

/** Whether a question of the type is visible with these answers. */
export function isAskedNow(field: TypeQuestionModel["field"], values: WizardValues): boolean {
  const model = modelOf(field);
  return isOneOf(model.askedFor, values.type) && isShown(model, values);
}

function isShown(model: QuestionModel, values: WizardValues): boolean {
  if (model.control === "extra") return model.isShown(values);
  return model.shownWhen?.some((condition) => isConditionMet(condition, values)) ?? true;
}

/** All fields that apply, in screen order. */
export function shownFields(
  values: WizardValues,
  industryTemplate: IndustryTemplate | null,
): FormField[] {
  return sectionsFor(values.type, industryTemplate).flatMap((section) =>
    shownQuestions(section, values).map(({ field }) => field),
  );
}

/** True for a question without which no document is made; the full variant requires more than the API. */
export function isRequired(model: QuestionModel, type: DocumentType): boolean {
  if (model.control === "extra") return model.question.isRequired;
  return model.required === "always" || (model.required === "form" && type !== "socialDisclaimer");
}

export type SectionModel = {
  id: string;
  title: string;
  /** One sentence under the title of an open section. */
  intro: string;
  note?: SectionNote;
  main?: SectionOutline["main"];
  /** All of its questions are on the main path. */
  isCore?: true;
  questions: QuestionModel[];
  /** A short summary of the answers for the collapsed section: to these questions, or to all visible ones. */
  summary: (values: WizardValues, some?: readonly QuestionModel[]) => string;
};

/** Cached by template: its questions are compared by identity while the user types. */
const madeForTemplates = new WeakMap<IndustryTemplate, SectionModel>();

/** The section of step 2 with an industry template's own questions. */
function extraSection(industryTemplate: IndustryTemplate): SectionModel {
  const before = madeForTemplates.get(industryTemplate);
  if (before) return before;
  const { name, formConfig } = industryTemplate;
  const questionsFor = (values: WizardValues) => askedQuestions(formConfig, typedExtra(values));
  const section: SectionModel = {
    id: "industryTemplate",
    title: `Шаблон «${name}»`,
    intro: "Эти вопросы есть только у отраслевого шаблона: по ответам пишутся его пункты.",
    questions: formConfig.questions.map((question) => ({
      field: extraField(question.key) as ExtraField,
      control: "extra",
      question,
      isShown: (values) => questionsFor(values).some(({ key }) => key === question.key),
    })),
    summary: (values) => {
      const given = questionsFor(values).filter(
        ({ key }) => answerTo(key, typedExtra(values)) !== "",
      );
      return plural(given.length, "ответ", "ответа", "ответов");
    },
  };
  madeForTemplates.set(industryTemplate, section);
  return section;
}

/** An answer to an extra question as text, one line per item; empty if there is none. */
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
      return isAnyDate(answer) ? [formatRussianDate(answer)] : [];
    default:
      return answer.split("\n").filter((line) => line.trim() !== "");
  }
}

/** An answer as the owner gave it, one line per item; empty if there is none. */
export function answerLines(model: TypeQuestionModel, values: WizardValues): string[] {
  switch (model.control) {
    case "line":
    case "address":
      return toStatements(values[model.field].split("\n"));
    case "select":
    case "radio":
    case "neededConsents":
      return labels(model.options, [values[model.field]]);
    case "proposed":
      return labels(model.options, [chosenOrProposed(values[model.field], values)]);
    case "checklist":
      return labels(model.options, values[model.field]);
    case "yesNo":
      return [values[model.field] ? "Да" : "Нет"];
    case "statements":
      return toStatements(values[model.field]);
    case "rows":
      return values[model.field].flatMap((row) => rowSummary(row, model.columns) || []);
    case "customClauses": {
      const { replacements, additions } = values[model.field];
      return [...replacements, ...additions].map(({ text }) => text);
    }
  }
}

/** The answer to a question that proposes one until the owner chooses. */
export function chosenOrProposed(chosen: string, values: WizardValues): string {
  return chosen === "" ? proposedLength(values) : chosen;
}

/** The length of this form's document. */
export const formLength = (values: WizardValues): DocumentLength =>
  lengthOf(
    isAskedNow("documentLength", values)
      ? { documentLength: chosenOrProposed(values.documentLength, values) as DocumentLength }
      : {},
  );

/** A record in a line: «ООО «Скороход» — доставка»; empty when neither is given. */
export function rowSummary(row: FormRow, columns: Columns): string {
  const summary = Object.entries(columns).flatMap(([key, column]) => {
    const value = row[key];
    if (!column.inSummary || typeof value !== "string" || value.trim() === "") return [];
    return column.kind === "choice" ? labels(column.options, [value]) : [value.trim()];
  });
  return summary.join(" — ");
}

/** A short summary of the answers to these questions, or their number. */
export function summaryOf(
  models: readonly TypeQuestionModel[],
  values: WizardValues,
  kind?: "count",
): string {
  if (kind === "count") {
    const count = models.flatMap(({ field }) => values[field] as unknown).length;
    return count === 0 ? "" : `Добавлено: ${plural(count, "пункт", "пункта", "пунктов")}`;
  }
  const summaries = models
    .filter(({ field }) => !models.some((model) => replaces(model, field, values)))
    .map((model) => ({ model, summary: inSummary(model, values) }))
    .filter(({ summary }) => summary.length > 0);
  // Several lists in one line need a separator of their own.
  const mark = summaries.some(({ model }) => isList(model)) ? "; " : ", ";
  return summaries
    .map(({ model, summary }) =>
      summary
        .map((word, index) => (index > 0 && isList(model) ? lowerFirst(word) : word))
        .join(", "),
    )
    .join(mark);
}

const isList = ({ control }: TypeQuestionModel) => control === "checklist" || control === "rows";

const replaces = (model: TypeQuestionModel, field: string, values: WizardValues) =>
  model.replaces === field && isAnswered(model.field, values);

function inSummary(model: TypeQuestionModel, values: WizardValues): string[] {
  if (model.inSummary === undefined || model.inSummary === "never") return [];
  if (model.control === "customClauses") {
    const { additions, replacements } = values[model.field];
    return [
      ...(additions.length > 0 ? [`добавлено: ${additions.length}`] : []),
      ...(replacements.length > 0 ? [`заменено: ${replacements.length}`] : []),
    ];
  }
  if (model.inSummary === "unless other" && "options" in model) {
    const { other: _tellsNothing, ...options } = model.options;
    return answerLines({ ...model, options }, values);
  }
  // The lines of an address contain commas.
  if (model.control === "address") return [answerLines(model, values).join(" ")].filter(Boolean);
  return answerLines(model, values);
}

/** Labels of the chosen keys, in the order of the answer; unknown keys are left out. */
const labels = (options: Readonly<Record<string, string>>, keys: readonly string[]): string[] =>
  keys.flatMap((key) => (Object.hasOwn(options, key) ? [options[key] as string] : []));

/** The label of a question on the screen. */
export function questionLabel(model: QuestionModel): string {
  return model.control === "extra" ? model.question.label : questions[model.field].label;
}
