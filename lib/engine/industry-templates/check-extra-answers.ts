import type { FieldErrors } from "@/lib/core/errors";
import {
  answerTo,
  askedQuestions,
  extraField,
  isAnyDate,
} from "@/lib/engine/industry-templates/facts";
import type { ExtraQuestion, FormConfig } from "@/lib/engine/industry-templates/schema";
import type { TemplateAnswers } from "@/lib/engine/questions/answer";
import { nearest } from "@/lib/engine/template/language/nearest";

/**
 * Checks the answers to extra questions and returns a message next to each wrong one: required and missing, not in the
 * list, an impossible date, an unknown question. The form and the API use this same rule.
 */
export function checkExtraAnswers(
  config: FormConfig,
  answers: TemplateAnswers,
  { toField = extraField, isPartial = false }: CheckOptions = {},
): FieldErrors {
  const errors: FieldErrors = {};
  const known = config.questions.map(({ key }) => key);
  for (const key of Object.keys(answers)) {
    if (known.includes(key)) continue;
    const suggestion = nearest(key, known);
    errors[toField(key)] = [
      `В этом шаблоне нет вопроса «${key}»${suggestion ? `. Возможно, имелся в виду «${suggestion}»` : ""}`,
    ];
  }
  for (const question of askedQuestions(config, answers)) {
    const answer = answerTo(question.key, answers);
    const message = isPartial && answer === "" ? null : problemOf(question, answer);
    if (message) errors[toField(question.key)] = [message];
  }
  return errors;
}

type CheckOptions = {
  /** The key of a question in the errors. */
  toField?: (key: string) => string;
  /** Answers may be partial: none is required yet. */
  isPartial?: boolean;
};

const maxLengths = { text: 500, longText: 5000 };

function problemOf(question: ExtraQuestion, answer: string): string | null {
  const { kind, label, isRequired } = question;
  if (answer === "") return isRequired ? `Ответьте на вопрос «${label}»` : null;
  switch (kind) {
    case "choice":
      return Object.hasOwn(question.options ?? {}, answer)
        ? null
        : `«${label}»: выберите вариант из списка`;
    case "yesNo":
      return answer === "yes" || answer === "no" ? null : `«${label}»: ответьте «да» или «нет»`;
    case "date":
      return isAnyDate(answer) ? null : `«${label}»: укажите дату`;
    default:
      return answer.length <= maxLengths[kind]
        ? null
        : `«${label}»: не длиннее ${maxLengths[kind]} символов`;
  }
}
