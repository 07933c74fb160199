import { extraAnswersField } from "@/lib/engine/industry-templates/chosen-template";
import type { ExtraQuestion } from "@/lib/engine/industry-templates/schema";
import type {
  FormRow,
  FormValues,
  KeyOfKind,
  TemplateAnswers,
} from "@/lib/engine/questions/answer";
import { toKnownCustomClauses } from "@/lib/engine/questions/custom-clauses";
import { formModel, type TypeQuestionModel } from "@/lib/engine/questions/form-model";
import type { ColumnDefinition, Columns } from "@/lib/engine/questions/vocabulary/definition";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** The form as it is typed. */
export type WizardValues = FormValues;

export type FlagField = KeyOfKind<"yesNo">;
export type ListField = KeyOfKind<"choices">;
export type StatementField = KeyOfKind<"statements">;
export type ChoiceField = KeyOfKind<"choice">;
export type RowsField = KeyOfKind<"rows">;
/** A field of the wizard. */
export type AskedField = TypeQuestionModel["field"];
/** For an industry template's question: `extraField` of its key. */
export type ExtraField = `${typeof extraAnswersField}.${string}`;
/** Any field of the wizard. */
export type FormField = AskedField | ExtraField;

/** A question of an industry template. */
export type ExtraQuestionModel = {
  field: ExtraField;
  control: "extra";
  question: ExtraQuestion;
  isShown: (values: WizardValues) => boolean;
};

/** One question: the field it fills, the kind of its answer, and when it is shown. */
export type QuestionModel = TypeQuestionModel | ExtraQuestionModel;

const models = new Map<string, TypeQuestionModel>(
  formModel.sections.flatMap(({ questions }) => questions.map((model) => [model.field, model])),
);

/** The question of a field. @throws TypeError for a field that is in no form. */
export function modelOf(field: AskedField): TypeQuestionModel {
  const model = models.get(field);
  if (!model) throw new TypeError(`No form asks ${field}`);
  return model;
}

/** The initial form of this type. */
export function emptyValues(type: DocumentType): WizardValues {
  return { type, ...structuredClone(formModel.empty) };
}

/**
 * Values from stored data: a draft of an older version, or the answers of an earlier document. What does not fit is
 * dropped, never guessed.
 */
export function restoreValues(type: DocumentType, stored: unknown): WizardValues {
  const values = emptyValues(type);
  if (typeof stored !== "object" || stored === null) return values;
  const from = stored as Record<string, unknown>;
  const restored = Object.entries(formModel.empty).map(([field, empty]) => {
    const model = models.get(field);
    if (model?.control === "rows") return [field, restoreRows(from[field], model)];
    const lists = [field, ...(model?.also ?? [])].map((item) => toList(from[item], model));
    return [field, restore(from[field], empty, lists)];
  });
  return {
    ...values,
    ...Object.fromEntries(restored.filter(([, value]) => value !== null)),
  };
}

/** A stored answer if it has the type that the form expects; null otherwise. */
function restore(stored: unknown, empty: unknown, lists: (string[] | null)[]): unknown {
  if (Array.isArray(empty)) {
    const items = lists.flatMap((list) => list ?? []);
    return lists.length > 1 ? [...new Set(items)] : (lists[0] ?? null);
  }
  if (typeof empty !== "object") return typeof stored === typeof empty ? stored : null;
  return empty !== null && "additions" in empty
    ? toKnownCustomClauses(stored)
    : toTemplateAnswers(stored);
}

/** The items of a stored list. Drafts of the first version kept statements in one text, one per line. */
function toList(stored: unknown, model: TypeQuestionModel | undefined): string[] | null {
  if (typeof stored === "string" && model?.control === "statements") {
    return toStatements(stored.split("\n"));
  }
  return isStrings(stored) ? stored : null;
}

/** A question answered with records. */
export type RowsModel = Extract<TypeQuestionModel, { control: "rows" }>;

/** Records of a stored list, each column of the kind that the form holds; null for what is no list or is empty. */
function restoreRows(stored: unknown, { columns }: RowsModel): FormRow[] | null {
  if (!Array.isArray(stored) || stored.length === 0) return null;
  return stored.flatMap((row: unknown) =>
    typeof row === "object" && row !== null ? [toRow(row, columns)] : [],
  );
}

/** Every column has a value from the start, as every control has. */
export function toRow(stored: object, columns: Columns): FormRow {
  const given = stored as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(columns).map(([key, { kind }]) => {
      const value = given[key];
      if (kind === "choices") return [key, isStrings(value) ? value : []];
      return [key, typeof value === "string" ? value : ""];
    }),
  );
}

/** True if the record's other answers call for the column. */
export const isColumnShown = ({ shownWhen }: ColumnDefinition, row: FormRow): boolean =>
  shownWhen === undefined || shownWhen.is.includes(String(row[shownWhen.column]));

/** True if the record says nothing. */
export const isEmptyRow = (row: FormRow): boolean =>
  Object.values(row).every((value) => value.length === 0 || String(value).trim() === "");

/** True if the visitor answered: the value differs from the initial one. */
export function isAnswered(field: FormField, values: WizardValues): boolean {
  if (isExtraField(field)) {
    return (values[extraAnswersField][field.slice(extraPrefix.length)] ?? "").trim() !== "";
  }
  return differs(values[field], formModel.empty[field]);
}

function differs(value: unknown, empty: unknown): boolean {
  if (Array.isArray(value)) {
    return value.some((item) =>
      typeof item === "string" ? item.trim() !== "" : !isEmptyRow(item),
    );
  }
  if (typeof value === "string") return value.trim() !== empty;
  if (typeof value !== "object" || value === null) return value !== empty;
  return Object.values(value).some((part) => part.length > 0);
}

/** The number of answers. */
export function countAnswers(values: WizardValues): number {
  const answered = [...models.keys()].filter((field) => isAnswered(field as AskedField, values));
  const extra = Object.values(values[extraAnswersField]).filter((answer) => answer.trim() !== "");
  return answered.length + extra.length;
}

/** Non-blank items, trimmed. */
export function toStatements(items: readonly string[]): string[] {
  return items.map((item) => item.trim()).filter((item) => item !== "");
}

const extraPrefix = `${extraAnswersField}.`;

export function isExtraField(field: FormField): field is ExtraField {
  return field.startsWith(extraPrefix);
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** The text answers of the record. */
function toTemplateAnswers(stored: unknown): TemplateAnswers {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([, answer]) => typeof answer === "string"),
  );
}
