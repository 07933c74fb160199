/** Facts that are answers as they were given, in the wording of a document. */
import { toDisplayAddress } from "@/lib/engine/answers/display-address";
import { factQuestions } from "@/lib/engine/facts/known/fact-questions";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import type {
  FactDefinition,
  FactRecord,
  FactValue,
  Vocabulary,
} from "@/lib/engine/facts/known/vocabulary";
import type { QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";

const kinds: Partial<Record<QuestionDefinition["kind"], FactDefinition["kind"]>> = {
  choice: "choice",
  choices: "choices",
  yesNo: "flag",
  statements: "texts",
};

/** The answers that templates may name. */
const templateFacts = factQuestions.flatMap(({ key, fact, question }) => {
  const { path, label, required, ifNone, kind = kinds[question.kind] ?? "text" } = fact;
  if (label === undefined) return [];
  const options = kind !== "text" && "options" in question && { options: question.options };
  const definition: FactDefinition = {
    kind,
    label,
    field: key,
    ...(required && { required }),
    ...options,
  };
  return [{ path: path as keyof KnownFacts, definition, question, ifNone }];
});

export const answerVocabulary: Vocabulary = Object.fromEntries(
  templateFacts.map(({ path, definition }) => [path, definition]),
);

/** Returns the owner's answers in the wording of a document. */
export function answerFacts(known: KnownFacts): FactRecord {
  const facts: FactRecord = {};
  for (const { path, question, ifNone } of templateFacts) {
    const value = toFactValue(known[path], question);
    facts[path] = ifNone && Array.isArray(value) && value.length === 0 ? [...ifNone] : value;
  }
  return facts;
}

function toFactValue(value: KnownFacts[keyof KnownFacts], { kind }: QuestionDefinition): FactValue {
  if (Array.isArray(value)) {
    return kind === "statements" ? toListLines(value as string[]) : (value as FactValue);
  }
  if (typeof value !== "string") return value;
  if (kind === "webAddress") return toDisplayAddress(value);
  return kind === "lines" ? value.replace(/[\s,;]*\n[\s,;]*/g, ", ") : value;
}

/** «Получать скидки.» → «получать скидки»: an item that continues «Пользователь вправе:». */
function toListLines(statements: string[]): string[] {
  return statements
    .map((statement) =>
      withoutEnd(statement).replace(openingInfinitive, (verb) => verb.toLowerCase()),
    )
    .filter((statement) => statement !== "");
}

/** Other first words may be names or terms and keep their capital. */
const openingInfinitive = /^(?:Не\s+)?[А-ЯЁ]?[а-яё]*(?:ть|ти|чь)(?:ся|сь)?(?![а-яё-])/;

/** The template adds the punctuation of list items. */
const withoutEnd = (statement: string) => statement.replace(/[\s.;,]+$/, "");
