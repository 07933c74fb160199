/** How an option is recognised in the answers: by an item of a list, by a record, or by a mark of the form itself. */
import type { FormRow } from "@/lib/engine/questions/answer";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { formModel } from "@/lib/engine/questions/form-model";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { definitionOf, type QuestionKey, sections } from "@/lib/engine/questions/questions";

export type GuidedState = {
  answers: AnswersByKey;
  /** Chosen options that no answer shows, as «question.option»: nobody gets data, or a name has not been typed yet. */
  marks: ReadonlySet<string>;
};

/** The mark of an option. */
export const markOf = ({ key }: GuidedQuestion, option: string) => `${key}.${option}`;
/** The mark of a declined confirmation. */
export const confirmMark = "confirm";

/** The lists of an option, with the items that it adds to each. */
export const entriesOf = (lists: object = {}) =>
  Object.entries(lists) as [QuestionKey, readonly string[]][];
export const listOf = (answers: AnswersByKey, key: string) =>
  (answers[key] ?? []) as readonly string[];
export const typedText = (answers: AnswersByKey, key: string) => String(answers[key] ?? "").trim();
export const rowsOf = ({ recipients = [] }: AnswersByKey) => recipients as readonly FormRow[];
const lower = (text: unknown) => String(text ?? "").toLocaleLowerCase("ru");
/** The answer of an untouched form. */
export const emptyAnswer = (key: string): unknown =>
  formModel.empty[key as keyof typeof formModel.empty];

/** Whether the types include that of the answers; several types match when any of them does. */
export const isForType = (askedFor: readonly string[], { type }: AnswersByKey) =>
  [type].flat().some((item) => askedFor.includes(String(item)));

/** Whether a form of this type asks for the answer. */
export function isAskedByForm(key: QuestionKey, answers: AnswersByKey): boolean {
  const definition = definitionOf(key);
  return (
    ("askedFor" in definition && isForType(definition.askedFor, answers)) ||
    sections.some(({ borrowed }) => borrowed?.questions[key] && isForType(borrowed.for, answers))
  );
}

/** The questions whose answers show that the option is chosen. */
export function indicatorKeys({ adds, sets, recipient, typed }: GuidedOption): QuestionKey[] {
  if (recipient) return ["recipients"];
  if (sets) return Object.keys(sets).slice(0, 1) as QuestionKey[];
  if (typed) return [typed.field as QuestionKey];
  return entriesOf(adds)
    .slice(0, 1)
    .map(([key]) => key);
}

/** Whether the answers set by the option are given; «ООО «Tilda»» in a line counts as «Tilda». */
export function isSet({ sets = {} }: GuidedOption, answers: AnswersByKey): boolean {
  return Object.entries(sets).every(([key, expected]) =>
    definitionOf(key as QuestionKey).kind === "line"
      ? lower(answers[key]).includes(lower(expected))
      : answers[key] === expected,
  );
}

/**
 * Whether a record is the one that the option stands for; a record that no other option recognises is «другая служба».
 */
export function isRowOf(
  { recipient }: GuidedOption,
  { options }: GuidedQuestion,
  row: FormRow,
): boolean {
  if (!recipient || row.role !== recipient.role) return false;
  const [purpose] = recipient.purposes ?? [];
  if (purpose && !row.purposes?.includes(purpose)) return false;
  if (recipient.like) return lower(row.name).includes(recipient.like);
  return !Object.values(options).some(
    (other) => other.recipient?.like && lower(row.name).includes(other.recipient.like),
  );
}
