/** Random answers of the form for property tests: every list, every text, incomplete forms too. */
import fc from "fast-check";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { examplesOf } from "@/lib/engine/questions/example-answers";
import { definitionOf, type QuestionKey, questionKeys } from "@/lib/engine/questions/questions";
import type {
  ColumnDefinition,
  Options,
  QuestionDefinition,
} from "@/lib/engine/questions/vocabulary/definition";

const one = (options: Options) => fc.constantFrom(...Object.keys(options));
const some = (options: Options) =>
  fc.uniqueArray(one(options), { maxLength: Object.keys(options).length });
/** Words that no preset contains, so that a test can find them again. */
const words = fc.stringMatching(/^[а-я]{3,12}$/).map((text) => `слово-${text}`);

function arbitraryColumn(
  column: ColumnDefinition,
  examples: readonly string[] | undefined,
): fc.Arbitrary<unknown> {
  switch (column.kind) {
    case "choice":
      return one(column.options);
    case "choices":
      return some(column.options);
    case "taxNumber":
      return fc.constantFrom("7707083893", "500100732259");
    default:
      return examples ? fc.oneof(words, fc.constantFrom(...examples)) : words;
  }
}

/** Any answer to the question; null if its answer depends on a chosen template or clause. */
function arbitraryAnswer(key: QuestionKey): fc.Arbitrary<unknown> | null {
  const question: QuestionDefinition = definitionOf(key);
  switch (question.kind) {
    case "choice":
      return one(question.options);
    case "choices":
      return some(question.options);
    case "yesNo":
      return fc.boolean();
    case "statements":
      return fc.array(words, { maxLength: 3 });
    case "rows": {
      const columns = Object.entries(question.columns);
      const row = Object.fromEntries(
        columns.map(([name, column]) => [
          name,
          fc.option(arbitraryColumn(column, examplesOf(key, name)), { nil: undefined }),
        ]),
      );
      const [[title = "", named] = []] = columns;
      return fc.array(
        fc.record({
          ...row,
          ...(named && { [title]: arbitraryColumn(named, examplesOf(key, title)) }),
        }),
        {
          maxLength: 3,
        },
      );
    }
    case "customClauses":
    case "template":
    case "extraAnswers":
      return null;
    default: {
      const examples = examplesOf(key);
      if (!examples) return words;
      return question.fact?.within
        ? fc.oneof(words, fc.constantFrom(...examples))
        : fc.constantFrom(...examples);
    }
  }
}

/** Any form, from an empty one to a full one. */
export const arbitraryAnswers = fc.record(
  Object.fromEntries(
    questionKeys.flatMap((key) => {
      const answer = arbitraryAnswer(key);
      return answer ? [[key, answer]] : [];
    }),
  ),
  { requiredKeys: [] },
) as fc.Arbitrary<AnswersDraft>;
