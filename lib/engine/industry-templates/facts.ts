import { cleanText } from "@/lib/core/text/clean-text";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type {
  FactDefinition,
  FactRecord,
  FactValue,
  Vocabulary,
} from "@/lib/engine/facts/known/vocabulary";
import { extraAnswersField } from "@/lib/engine/industry-templates/chosen-template";
import type { ExtraQuestion, FormConfig } from "@/lib/engine/industry-templates/schema";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";

/** The form field of an extra question, as used in errors, blanks and links. */
export const extraField = (key: string): string => `${extraAnswersField}.${key}`;

const kinds: Record<ExtraQuestion["kind"], FactDefinition["kind"]> = {
  text: "text",
  longText: "text",
  date: "text",
  choice: "choice",
  yesNo: "flag",
};

/**
 * The facts that the sections of an industry template may use in addition to `factsVocabulary`: `extra.{key}`.
 * @param toField the form field of a question
 */
export function extraVocabulary({ questions }: FormConfig, toField = extraField): Vocabulary {
  return Object.fromEntries(
    questions.map(({ key, label, kind, options, isRequired }) => [
      `extra.${key}`,
      {
        kind: kinds[kind],
        label,
        field: toField(key),
        // The document has one variant or the other; neither before the owner has answered.
        ...(isRequired && decides(kind) && { awaited: true }),
        ...(options && { options }),
      },
    ]),
  );
}

/** Returns the questions that apply: those without a condition, and those whose condition holds. */
export function askedQuestions(
  { questions }: FormConfig,
  answers: TemplateAnswers,
): ExtraQuestion[] {
  const askedKeys = new Set<string>();
  return questions.filter(({ key, condition }) => {
    const applies =
      !condition ||
      (askedKeys.has(condition.key) && answerTo(condition.key, answers) === condition.equals);
    if (applies) askedKeys.add(key);
    return applies;
  });
}

/**
 * Returns the answers as facts; missing or half-typed answers are undefined. Answers to questions that are not asked
 * are undefined too, except when that would read as not answered yet: a yes/no is then false, a choice empty.
 */
export function extraFacts(config: FormConfig, answers: TemplateAnswers): FactRecord {
  const facts: FactRecord = {};
  for (const { key, kind } of config.questions) {
    if (decides(kind)) facts[`extra.${key}`] = kind === "yesNo" ? false : "";
  }
  for (const question of askedQuestions(config, answers)) {
    facts[`extra.${question.key}`] = toFact(question, answerTo(question.key, answers));
  }
  return facts;
}

/** Whether the answer selects what is written, rather than being printed itself. */
const decides = (kind: ExtraQuestion["kind"]) => kind === "yesNo" || kind === "choice";

function toFact({ kind, options }: ExtraQuestion, answer: string): FactValue {
  if (answer === "") return undefined;
  if (kind === "yesNo") return answer === "yes";
  if (kind === "choice") return options && Object.hasOwn(options, answer) ? answer : undefined;
  if (kind === "date") return isAnyDate(answer) ? formatRussianDate(answer) : undefined;
  return answer;
}

/** Returns the answer, trimmed and without characters that no format can hold; empty when it was not given. */
export function answerTo(key: string, answers: TemplateAnswers): string {
  const answer: unknown = Object.hasOwn(answers, key) ? answers[key] : "";
  return typeof answer === "string" ? cleanText(answer).trim() : "";
}

/** True for an existing date, written as `2026-11-21`. */
export function isAnyDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
