/** Reads the answers chosen from lists, without the code that cleans typed text. */
import { cleanText } from "@/lib/core/text/clean-text";
import { factQuestions } from "@/lib/engine/facts/known/fact-questions";
import type { Options, QuestionDefinition } from "@/lib/engine/questions/vocabulary/definition";

type ChoiceQuestion = Extract<QuestionDefinition, { kind: "choice" | "choices" | "yesNo" }>;

/** Returns the valid chosen options; otherwise the default. */
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

/** Returns the key of an option, ignoring surrounding spaces; undefined when it is none. */
export function readOption(answer: unknown, options: Options): string | undefined {
  if (typeof answer !== "string") return undefined;
  // A form sends the bare key.
  if (Object.hasOwn(options, answer)) return answer;
  const key = cleanText(answer).trim();
  return Object.hasOwn(options, key) ? key : undefined;
}

/** Reads all chosen answers, under the names of their facts. */
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
