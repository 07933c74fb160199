import { industryTemplateAnswers } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  chosenOrProposed,
  shownFields,
} from "@/components/features/documents/form-model/form-model";
import {
  isAnswered,
  isColumnShown,
  isEmptyRow,
  isExtraField,
  modelOf,
  type RowsModel,
  restoreValues,
  toStatements,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import type { DocumentAnswers, DocumentAnswersInput } from "@/lib/engine/answers/schema";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { FormRow } from "@/lib/engine/questions/answer";
import { formModel, type TypeQuestionModel } from "@/lib/engine/questions/form-model";
import type { Columns } from "@/lib/engine/questions/vocabulary/definition";

/**
 * Fills the form from the answers of a document as if they had been typed: an API client may name a counter without
 * stating that data are passed to anybody, and the form shows the counter only then. Not for drafts: there an unticked
 * box stays unticked.
 */
export function fromStoredAnswers(answers: DocumentAnswers): WizardValues {
  const values = restoreValues(answers.type, answers);
  for (const model of formModel.sections.flatMap(({ questions }) => questions)) {
    if (isAnswered(model.field, values)) tickFor(model, values);
    else if (model.control === "proposed" && model.absent) values[model.field] = model.absent;
  }
  return values;
}

/** Ticks the options of lists that make this question visible. */
function tickFor({ shownWhen }: TypeQuestionModel, values: WizardValues): void {
  const [condition, ...others] = shownWhen ?? [];
  if (!condition || others.length > 0) return;
  const lists = values as unknown as Record<string, unknown>;
  for (const [key, expected] of Object.entries(condition)) {
    const ticked = lists[key];
    const options: readonly string[] = Array.isArray(expected) ? expected : [];
    const [option] = options;
    // Of several options that would show the question one may already be ticked.
    if (!option || !Array.isArray(ticked) || options.some((item) => ticked.includes(item)))
      continue;
    lists[key] = [...ticked, option];
  }
}

/**
 * The answers to send: only those asked for and applicable. A hidden field keeps its text in the form, in case it is
 * shown again, and is left out here.
 */
export function toAnswers(
  values: WizardValues,
  industryTemplate: IndustryTemplate | null,
): DocumentAnswersInput {
  const answers: Record<string, unknown> = { type: values.type };
  for (const field of shownFields(values, industryTemplate)) {
    if (isExtraField(field)) continue;
    const model = modelOf(field);
    // An empty required field must fail with its own message, not as a missing key.
    if (model.control === "statements") answers[field] = toStatements(values[model.field]);
    else if (model.control === "rows") {
      answers[field] = toRows(values[model.field], model.columns);
      for (const [key, text] of legacyTexts(model, values)) answers[key] = text;
    } else if (model.control === "proposed") {
      answers[field] = chosenOrProposed(values[model.field], values);
    } else if (model.control !== "customClauses" || isAnswered(field, values)) {
      answers[field] = values[field];
    }
  }
  return {
    ...answers,
    ...(industryTemplate && industryTemplateAnswers(industryTemplate, values)),
  } as DocumentAnswersInput;
}

/** Texts of an older form that are not converted to records yet. */
export const legacyTexts = ({ also = [] }: RowsModel, values: WizardValues) =>
  also.flatMap((key) => {
    const text: unknown = values[key as keyof WizardValues];
    return typeof text === "string" && text.trim() !== "" ? [[key, text] as const] : [];
  });

/** Records as they are sent: without what does not apply, and without empty ones at the end. */
function toRows(rows: readonly FormRow[], columns: Columns): FormRow[] {
  const last = rows.findLastIndex((row) => !isEmptyRow(row));
  return rows.slice(0, last + 1).map((row) => {
    const applicable = Object.entries(row).filter(([key]) => {
      const column = columns[key];
      return column && isColumnShown(column, row) && row[key]?.length !== 0;
    });
    return Object.fromEntries(applicable);
  });
}
