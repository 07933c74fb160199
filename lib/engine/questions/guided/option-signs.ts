/** How an option is known in the answers: by a sign in a list, by a record, by a mark of the form itself. */
import type { TypedRow } from "@/lib/engine/questions/answer";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { formModel } from "@/lib/engine/questions/form-model";
import type { GuidedOption, GuidedQuestion } from "@/lib/engine/questions/guided/guided-question";
import { definitionOf, type QuestionKey, sections } from "@/lib/engine/questions/questions";

export type GuidedState = {
  answers: AnswersByKey;
  /** Options that no answer tells of, «question.option»: nobody gets data, or a name is yet to be typed. */
  marks: ReadonlySet<string>;
};

/** Under which an option stands among the marks. */
export const markOf = ({ key }: GuidedQuestion, option: string) => `${key}.${option}`;
/** What stands there for the answer of `confirm`. */
export const confirmMark = "confirm";

/** The lists of an option, with the items that it adds to each. */
export const entriesOf = (lists: object = {}) =>
  Object.entries(lists) as [QuestionKey, readonly string[]][];
export const listOf = (answers: AnswersByKey, key: string) =>
  (answers[key] ?? []) as readonly string[];
export const textOf = (answers: AnswersByKey, key: string) => String(answers[key] ?? "").trim();
export const rowsOf = ({ recipients = [] }: AnswersByKey) => recipients as readonly TypedRow[];
const lower = (text: unknown) => String(text ?? "").toLocaleLowerCase("ru");
/** What an answer is before anybody touches it. */
export const untouched = (key: string): unknown =>
  formModel.empty[key as keyof typeof formModel.empty];

/** A list of types stands for each of them, as in conditions. */
export const isFor = (askedFor: readonly string[], { type }: AnswersByKey) =>
  [type].flat().some((one) => askedFor.includes(String(one)));

/** Whether a form of this type asks for the answer. */
export function isKept(key: QuestionKey, answers: AnswersByKey): boolean {
  const definition = definitionOf(key);
  return (
    ("askedFor" in definition && isFor(definition.askedFor, answers)) ||
    sections.some(({ borrowed }) => borrowed?.questions[key] && isFor(borrowed.for, answers))
  );
}

/** The questions whose answers tell that the option is chosen. */
export function signsOf({ adds, sets, recipient, typed }: GuidedOption): QuestionKey[] {
  if (recipient) return ["recipients"];
  if (sets) return Object.keys(sets).slice(0, 1) as QuestionKey[];
  if (typed) return [typed.field as QuestionKey];
  return entriesOf(adds)
    .slice(0, 1)
    .map(([key]) => key);
}

/** «ООО «Tilda»» in a line is «Tilda». */
export function isSet({ sets = {} }: GuidedOption, answers: AnswersByKey): boolean {
  return Object.entries(sets).every(([key, wanted]) =>
    definitionOf(key as QuestionKey).kind === "line"
      ? lower(answers[key]).includes(lower(wanted))
      : answers[key] === wanted,
  );
}

/** Whether a record is the one that the option stands for; what no other option knows is «другая служба». */
export function isRowOf(
  { recipient }: GuidedOption,
  { options }: GuidedQuestion,
  row: TypedRow,
): boolean {
  if (!recipient || row.role !== recipient.role) return false;
  const [purpose] = recipient.purposes ?? [];
  if (purpose && !row.purposes?.includes(purpose)) return false;
  if (recipient.like) return lower(row.name).includes(recipient.like);
  return !Object.values(options).some(
    (other) => other.recipient?.like && lower(row.name).includes(other.recipient.like),
  );
}
