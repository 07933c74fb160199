/** The answers that are chosen and not typed: a form reads them without the code that cleans what is typed. */
import { cleanText } from "@/lib/core/clean-text";
import type { Options, QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";
import { factQuestions } from "./fact-questions";

type ChoiceQuestion = Extract<QuestionDefinition, { kind: "choice" | "choices" | "yesNo" }>;

/** What was chosen of that which there is; else what stands for no answer. */
export function readChoice(answer: unknown, question: ChoiceQuestion): unknown {
  switch (question.kind) {
    case "choice":
      return readOption(answer, question.options) ?? question.default ?? question.absent;
    case "choices":
      return strings(answer).filter((item) => Object.hasOwn(question.options, item));
    case "yesNo":
      return typeof answer === "boolean" ? answer : question.default;
  }
}

/** The key of an option, whatever stands around it; undefined for what is none. */
export function readOption(answer: unknown, options: Options): string | undefined {
  if (typeof answer !== "string") return undefined;
  // A form sends the bare key.
  if (Object.hasOwn(options, answer)) return answer;
  const key = cleanText(answer).trim();
  return Object.hasOwn(options, key) ? key : undefined;
}

/** Everything that was chosen, under the names of its facts. */
export function readChoices(draft: object): Record<string, unknown> {
  const answers = draft as Record<string, unknown>;
  return Object.fromEntries(
    factQuestions.flatMap(({ key, fact, question }) =>
      question.kind === "choice" || question.kind === "choices" || question.kind === "yesNo"
        ? [[fact.path, readChoice(answers[key], question)]]
        : [],
    ),
  );
}

export const strings = (answer: unknown): string[] =>
  Array.isArray(answer) ? answer.filter((item) => typeof item === "string") : [];
