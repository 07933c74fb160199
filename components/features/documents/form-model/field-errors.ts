import { type FieldError, type FieldErrors, get } from "react-hook-form";
import { sectionsFor, shownQuestions } from "@/components/features/documents/form-model/form-model";
import type {
  FormField,
  WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { extraAnswersField } from "@/lib/engine/industry-templates/chosen-template";
import { extraField } from "@/lib/engine/industry-templates/facts";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";

/** The id of a field's first control, used by labels, the error summary and tests. */
export function fieldId(field: FormField): string {
  return `answer-${field}`;
}

/** The field whose control has this id, including further controls of a group. */
export function fieldOfControl(id: string): string | null {
  return /^answer-((?:templateAnswers\.)?[A-Za-z0-9]+)/.exec(id)?.[1] ?? null;
}

/** The error message of a field; lists have theirs on an item. */
export function errorMessage(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  const { message } = error as FieldError;
  if (typeof message === "string" && message !== "") return message;
  if (Array.isArray(error)) {
    return error.map((item) => errorMessage(item)).find((text) => text !== undefined);
  }
  const { root } = error as { root?: FieldError };
  return root?.message;
}

/** `id` is that of the field's first control. */
export type ListedError = { id: string; field: FormField; message: string };

/** The errors in screen order, only for visible fields. */
export function listProblems(
  errors: FieldErrors<WizardValues>,
  values: WizardValues,
  industryTemplate: IndustryTemplate | null,
): ListedError[] {
  return sectionsFor(values.type, industryTemplate).flatMap((section) =>
    shownQuestions(section, values).flatMap(({ field, control }) => {
      const error: unknown = get(errors, field);
      const found = control === "rows" ? rowErrors(field, error) : [];
      const message = errorMessage(error);
      const fieldError = message ? [{ id: fieldId(field), message }] : [];
      return [...found, ...fieldError].map((item) => ({ ...item, field }));
    }),
  );
}

/** Returns each wrong field of a list of records, with the id of its control. */
function rowErrors(field: FormField, error: unknown) {
  if (!Array.isArray(error)) return [];
  return error.flatMap((row: object | undefined, index) =>
    Object.entries(row ?? {}).flatMap(([column, wrong]) => {
      const message = errorMessage(wrong);
      return message ? [{ id: `${fieldId(field)}-${index}-${column}`, message }] : [];
    }),
  );
}

/** The wrong fields; those of an industry template's questions one by one. */
export function fieldsWithErrors(errors: FieldErrors<WizardValues>): string[] {
  return Object.entries(errors).flatMap(([field, error]) =>
    field === extraAnswersField ? Object.keys(error ?? {}).map(extraField) : [field],
  );
}
