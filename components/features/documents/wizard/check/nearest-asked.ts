import { formModel } from "@/lib/engine/questions/form-model";

/** Returns the question itself, or the one whose answer hides it. */
export function nearestAsked(field: string, askedFields: ReadonlySet<string>): string | undefined {
  if (askedFields.has(field)) return field;
  const model = formModel.sections
    .flatMap(({ questions }) => questions)
    .find((question) => question.field === field);
  return (model?.shownWhen ?? [])
    .flatMap((condition) => Object.keys(condition))
    .map((key) => (key === field ? undefined : nearestAsked(key, askedFields)))
    .find((place) => place !== undefined);
}
