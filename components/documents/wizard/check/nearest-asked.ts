import { formModel } from "@/lib/engine/questions/form-model";

/** Returns the question itself, or the one whose answer hides it. */
export function nearestAsked(field: string, asked: ReadonlySet<string>): string | undefined {
  if (asked.has(field)) return field;
  const model = formModel.sections
    .flatMap(({ questions }) => questions)
    .find((question) => question.field === field);
  return (model?.shownWhen ?? [])
    .flatMap((condition) => Object.keys(condition))
    .map((key) => (key === field ? undefined : nearestAsked(key, asked)))
    .find((place) => place !== undefined);
}
