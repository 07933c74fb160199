/**
 * Finds the answers that give the longest document: everything ticked, and for single choices the option with the
 * longest text.
 */

import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { disclaimerQuestions } from "@/lib/engine/questions/definitions/disclaimer";
import { examplesOf } from "@/lib/engine/questions/example-answers";
import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import type { Columns, QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";
import { type DocumentType, keysOf } from "@/lib/engine/questions/vocabulary/options";

/** Candidate answers of a question; only one if everything can be ticked at once. */
function candidates(key: QuestionKey): readonly unknown[] {
  const question: QuestionDefinition = definitionOf(key);
  switch (question.kind) {
    case "choice":
      return question.default ? keysOf(question.options) : [undefined, ...keysOf(question.options)];
    case "choices":
      return [keysOf(question.options)];
    case "yesNo":
      return [true];
    case "rows":
      return [[1, 2, 3].map((number) => longestRow(key, question.columns, number))];
    case "statements":
      return [
        [1, 2, 3].map((number) => `Условие № ${number}, о котором стороны договорились отдельно`),
      ];
    default:
      return examplesOf(key) ?? [undefined];
  }
}

/** A record with every field filled in. */
const longestRow = (question: QuestionKey, columns: Columns, number: number) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      if ("options" in column) {
        const options = keysOf(column.options);
        return [key, column.kind === "choices" ? options : options[number]];
      }
      const text = column.kind === "taxNumber" ? "7707083893" : `Сведения № ${number}`;
      return [key, examplesOf(question, key)?.[number] ?? text];
    }),
  );

/**
 * Hill climbing from all options ticked: picks for each question the answer that gives the longest text, in two passes.
 */
export function findLongestAnswers(
  type: DocumentType,
  lengthOf: (answers: DocumentAnswers) => number,
): DocumentAnswers {
  const keys =
    type === "socialDisclaimer"
      ? (Object.keys(disclaimerQuestions) as QuestionKey[])
      : questionKeys;
  let best: Record<string, unknown> = Object.fromEntries(
    keys.map((key) => [key, candidates(key)[0]]),
  );
  for (const key of [...keys, ...keys]) {
    const tried = candidates(key).flatMap((answer) => {
      const parsed = documentAnswersSchema.safeParse({ ...best, [key]: answer, type });
      return parsed.success ? [{ answer, length: lengthOf(parsed.data) }] : [];
    });
    const longest = Math.max(...tried.map(({ length }) => length));
    best = { ...best, [key]: tried.find(({ length }) => length === longest)?.answer };
  }
  return documentAnswersSchema.parse({ ...best, type });
}
