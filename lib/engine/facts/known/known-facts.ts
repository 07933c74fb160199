/**
 * The known facts: the answers under the names of their facts. Everything in `facts/` and `lint/` is derived from them.
 */
import { cleanText } from "@/lib/core/text/clean-text";
import type { FormAnswers } from "@/lib/engine/answers/schema";
import { toWebAddress } from "@/lib/engine/answers/typed-address";
import { readChoice, readOption, strings } from "@/lib/engine/facts/known/choices";
import { factQuestions } from "@/lib/engine/facts/known/fact-questions";
import { normaliseAnswerText } from "@/lib/engine/facts/known/normalise-answer-text";
import type { Answer, TextKind } from "@/lib/engine/questions/answer";
import type { QuestionKey, Questions } from "@/lib/engine/questions/questions";
import type {
  AnswerFact,
  ColumnDefinition,
  Columns,
  QuestionDefinition,
} from "@/lib/engine/questions/vocabulary/definition";
import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { lowerFirst } from "@/lib/russian/first-letter";

/**
 * Answers that may be incomplete: parsed ones (`FormAnswers`, `DisclaimerAnswers`) and those of a form that is still
 * being filled in, in which a field may be absent, null, empty or half typed.
 */
export type AnswersDraft = { type?: DocumentType } & {
  [Field in keyof Omit<FormAnswers, "type">]?: FormAnswers[Field] | null;
};

type PathOf<Question> = Question extends { fact: { path: infer Path extends string } }
  ? Path
  : never;

/** Undefined means not given; lists always exist, and answers with a default are never undefined. */
type Known<Question> = Question extends { kind: TextKind }
  ? string | undefined
  : Question extends { kind: "rows"; columns: infer List }
    ? { [Column in keyof List]: KnownColumn<List[Column]> }[]
    :
        | Exclude<Answer<Question>, undefined>
        | (Question extends { kind: "choice"; absent?: never } ? Answer<Question> : never);

/** A half-typed record may lack required columns. */
type KnownColumn<Column> = Column extends { kind: "choices" }
  ? Answer<Column>
  : Answer<Column> | undefined;

export type KnownFacts = {
  [Key in QuestionKey as PathOf<Questions[Key]>]: Known<Questions[Key]>;
};
export type KnownFactPath = keyof KnownFacts;

const keys = new Map(factQuestions.map(({ key, fact }) => [fact.path, key]));

/** Returns the form field of a fact, for marking values and blanks in the preview. */
export function fieldOf(path: KnownFactPath): QuestionKey {
  return keys.get(path) as QuestionKey;
}

/**
 * Normalises answers: drops empty and invalid ones, cleans strings of characters that no format can hold, gives every
 * list a value and every choice its default. Takes parsed answers and half-filled forms alike.
 */
export function toKnownFacts(draft: AnswersDraft): KnownFacts {
  const answers = draft as Record<string, unknown>;
  const known: Record<string, unknown> = {};
  for (const { key, fact, question } of factQuestions)
    known[fact.path] = read(answers[key], question);
  return known as KnownFacts;
}

function read(answer: unknown, question: QuestionDefinition): unknown {
  switch (question.kind) {
    case "choice":
    case "choices":
    case "yesNo":
      return readChoice(answer, question);
    case "statements":
      return strings(answer).filter((item) => item.trim() !== "");
    case "rows":
      return records(answer).flatMap((record) => readRow(record, question.columns));
    default:
      return readText(answer, question.kind, question.fact?.within);
  }
}

/** Reads a record of a list; returns none when it is empty. */
function readRow(record: Record<string, unknown>, columns: Columns): Record<string, unknown>[] {
  const row: Record<string, unknown> = {};
  let hasValue = false;
  for (const key of Object.keys(columns)) {
    const value = readColumn(record[key], columns[key] as ColumnDefinition);
    hasValue ||= Array.isArray(value) ? value.length > 0 : value !== undefined;
    row[key] = value;
  }
  return hasValue ? [row] : [];
}

function readColumn(answer: unknown, column: ColumnDefinition): unknown {
  switch (column.kind) {
    case "choices":
      return strings(answer).filter((item) => Object.hasOwn(column.options, item));
    case "choice":
      return readOption(answer, column.options);
    default:
      return readText(answer, column.kind, column.kind === "line" ? column.within : undefined);
  }
}

function readText(
  answer: unknown,
  kind: QuestionDefinition["kind"],
  within: AnswerFact["within"],
): string | undefined {
  const text = typeof answer === "string" ? cleanText(answer).trim() : "";
  if (text === "") return undefined;
  if (kind === "taxNumber" || kind === "registrationNumber") return text.replace(/[\s\-–—]/g, "");
  if (kind === "webAddress") return toWebAddress(text) ?? text;
  if (!within) return text;
  const bare = normaliseAnswerText(text);
  if (bare === undefined) return undefined;
  // An item of our lists starts with a small letter; «СНИЛС» and «Telegram» are kept.
  return within === "item" ? lowerFirst(bare) : bare;
}

const records = (answer: unknown): Record<string, unknown>[] =>
  Array.isArray(answer) ? answer.filter((item) => typeof item === "object" && item !== null) : [];
